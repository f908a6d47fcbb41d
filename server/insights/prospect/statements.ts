import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
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

const MOST_TEXT = 1_200;

/**
 * Everything from which a need may show, what is nearest to the person first. Not among them, on purpose: open roles (whom a company looks
 * for says what it builds itself), skills, names of clients, education.
 */
export function listStatements({ posts, facts, position, person }: Dossier): Statement[] {
  const ofPerson = [
    ...posts.flatMap(({ date, text, isPastime }) => (isPastime ? [] : state(`Post of ${date}`, text, date, true))),
    ...state('Job description', position?.description, undefined, true),
    ...state('About', person.about, undefined, true),
    ...state('Headline', headlineBesideTitle(person.headline, position), undefined, true),
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

/** What a headline says beside title and company: 'Housekeeper at Sapphire Resort' says no more than the position does. */
function headlineBesideTitle(headline: string | undefined, position: Dossier['position']): string | undefined {
  if (headline === undefined || position === undefined) return headline;
  const rest = headline.replace(position.title, '').replace(position.companyName, '');
  return /\p{L}{3}/u.test(rest) ? headline : undefined;
}
