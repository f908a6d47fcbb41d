import type { Dossier } from './dossier.ts';

/** Something that the facts say, from which a need may show. */
export interface Statement {
  text: string;
  /** 'Post of 2026-10-20', 'Product Vaxi', 'Company description'. */
  where: string;
  /** Days since it was said; undefined for what has no date. */
  daysAgo?: number | undefined;
  /** The person said it, in the first person or about their own work. */
  byPerson: boolean;
}

const MOST_TEXT = 1_200;

/**
 * Everything from which a need may show, what is nearest to the person first. Not among them, on purpose: open roles (whom a company looks
 * for says what it builds itself), skills, names of clients, education.
 */
export function listStatements({ posts, updates, facts, position, person }: Dossier): Statement[] {
  const statements: Statement[] = [];
  const add = (where: string, text: string | undefined, byPerson = false, daysAgo?: number): void => {
    if (text) statements.push({ where, text: text.slice(0, MOST_TEXT), byPerson, daysAgo });
  };
  for (const post of posts) if (!post.isPastime) add(`Post of ${post.date}`, post.text, true, post.daysAgo);
  add('Job description', position?.description, true);
  add('About', person.about, true);
  add('Headline', headlineBesideTitle(person.headline, position), true);
  for (const update of updates)
    add(`Company update of ${update.date}`, `${update.title}. ${update.text}`, false, update.daysAgo);
  for (const { name, summary } of facts?.products ?? []) add(`Product ${name}`, `${name}: ${summary}`);
  add('Company description', facts?.description);
  add('Tagline', facts?.tagline);
  add('Specialities', facts?.specialities.join('; '));
  add('Target customers', facts?.targetCustomers.join('; '));
  for (const { client, challenge, outcome } of facts?.caseStudies ?? [])
    add(`Case study ${client}`, `${challenge} ${outcome}`);
  return statements;
}

/** What a headline says beside title and company: 'Housekeeper at Sapphire Resort' says no more than the position does. */
function headlineBesideTitle(headline: string | undefined, position: Dossier['position']): string | undefined {
  if (headline === undefined || position === undefined) return headline;
  const rest = headline.replace(position.title, '').replace(position.companyName, '');
  return /\p{L}{3}/u.test(rest) ? headline : undefined;
}
