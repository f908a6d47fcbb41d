import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { callCompany } from '../wording/company-name.ts';
import { type Dossier, MOST_UPDATES } from './dossier.ts';

/** Something that the facts say, from which a need may show. */
export interface Statement {
  text: string;
  /** Said by the person, else by their company. */
  isPersonal: boolean;
  /** 'Post of 2026-10-20', 'Product Vaxi', 'Company description'. */
  where: string;
  /** When it was said; undefined for what has no date. */
  date?: string | undefined;
}

/** Characters of a statement that are read. */
export const MOST_TEXT = 1_200;

/**
 * Everything from which a need may show, what is nearest to the person first. Not among them, on purpose: open roles (whom a company looks
 * for says what it builds itself), skills, names of clients, education.
 */
export function listStatements({ posts, facts, position, person }: Dossier): Statement[] {
  const ofPerson = [
    ...posts.flatMap(({ date, text, isPastime }) => (isPastime ? [] : state(`Post of ${date}`, text, date, true))),
    ...state('Job description', position?.description, undefined, true),
    ...state('About', person.about, undefined, true),
    ...headlineBesideTitle(person.headline, position).flatMap((part) => state('Headline', part, undefined, true)),
  ];
  return facts === undefined ? ofPerson : [...ofPerson, ...listStatementsOfCompany(facts)];
}

const listStatementsOfCompany = oncePer((facts: CompanyFacts): readonly Statement[] => [
  ...facts.updates
    .slice(0, MOST_UPDATES)
    .flatMap(({ date, title, text }) => state(`Company update of ${date}`, `${title}. ${text}`, date)),
  ...facts.products.flatMap(({ name, summary }) => state(`Product ${name}`, `${name}: ${summary}`)),
  ...state('Company description', facts.description),
  ...state('Tagline', facts.tagline),
  ...state('Specialities', facts.specialities.join('; ')),
  ...state('Target customers', facts.targetCustomers.join('; ')),
  ...facts.caseStudies.flatMap(({ client, challenge, outcome }) =>
    state(`Case study ${client}`, `${challenge} ${outcome}`),
  ),
]);

function state(where: string, text: string | undefined, date?: string, isPersonal = false): Statement[] {
  return text === undefined || text === '' ? [] : [{ where, text: text.slice(0, MOST_TEXT), date, isPersonal }];
}

/** Marks and words between the parts of a headline. */
const BETWEEN = /[|·•;,]| [–—-] | (?:@|at|bei|chez|en|presso|bij|na) /u;
/** Of what is left of a part without these: 'Liverpool' behind the company's name says no more. */
const SAYS_MORE = /(?<!\p{L})\p{Ll}{4}|\p{L}{3}[^\p{L}]+\p{L}{3}/u;

const MOST_PARTS = 12;

/**
 * The parts of a headline that say more than title and company do: of 'Dock attendant at Pelican Bight Marina' none, as the marina is a
 * name there; of 'CIO | Making ERP boring again' the second.
 */
function headlineBesideTitle(headline: string | undefined, position: Dossier['position']): string[] {
  if (headline === undefined || position === undefined) return headline === undefined ? [] : [headline];
  const names = [position.title, position.companyName, callCompany(position.companyName)].filter((name) => name !== '');
  const bare = (part: string): string => names.reduce((left, name) => left.replace(name, ''), part);
  const parts = headline.slice(0, MOST_TEXT).split(BETWEEN).slice(0, MOST_PARTS);
  return parts.flatMap((part) => (SAYS_MORE.test(bare(part)) ? [part.trim()] : []));
}
