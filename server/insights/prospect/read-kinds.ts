import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import type { CompanyKind } from '../trade/kinds/all-kinds.ts';
import { findKinds } from '../trade/kinds/find-kinds.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import type { SectorFact } from './sector-fact.ts';

const FIRST_WORDS = 320;
const MOST_SPECIALITIES = 8;

/** @returns the kinds of companies within sectors that theirs is by its own words, with the sentence that says so */
export function readKinds(
  person: PersonFacts,
  company: CompanyFacts | undefined,
): ReadonlyMap<CompanyKind, SectorFact> {
  return company === undefined ? kindsOfPerson(person) : kindsOfCompany(company);
}

const kindsOfCompany = oncePer((company: CompanyFacts) => {
  const kinds = new Map<CompanyKind, SectorFact>();
  const { name, industry, tagline, description = '', specialities } = company;
  for (const sentence of splitLineIntoSentences(plainLine(description.slice(0, FIRST_WORDS))))
    addKinds(kinds, 'Company description', sentence);
  addKinds(kinds, 'Tagline', tagline);
  addKinds(kinds, 'Company name', name);
  addKinds(kinds, 'Industry', industry);
  addKinds(kinds, 'Specialities', specialities.slice(0, MOST_SPECIALITIES).join('; '));
  return kinds;
});

const kindsOfPerson = oncePer(({ headline, experience }: PersonFacts) => {
  const kinds = new Map<CompanyKind, SectorFact>();
  addKinds(kinds, 'Headline', headline);
  addKinds(kinds, 'Company name', experience[0]?.companyName);
  return kinds;
});

function addKinds(kinds: Map<CompanyKind, SectorFact>, where: string, text: string | undefined): void {
  if (text === undefined) return;
  const found = findKinds(text);
  if (found.length === 0) return;
  const spans = customerSpans(text);
  for (const { id, at } of found) if (!isWithin(spans, at) && !kinds.has(id)) kinds.set(id, { said: text, where });
}
