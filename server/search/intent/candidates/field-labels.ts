import type { Joint } from '../languages/read-languages.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** Names of fields as people write them before a colon, and what stands behind: 'Title: CTO, Company: Acme, Location: Lyon'. */
const FIELDS: Readonly<Record<string, Joint>> = {
  title: 'that',
  titles: 'that',
  role: 'that',
  roles: 'that',
  position: 'that',
  positions: 'that',
  persona: 'that',
  personas: 'that',
  seniority: 'that',
  function: 'that',
  department: 'that',
  company: 'at',
  companies: 'at',
  employer: 'at',
  accounts: 'at',
  location: 'in',
  locations: 'in',
  geo: 'in',
  geography: 'in',
  region: 'in',
  country: 'in',
  city: 'in',
  state: 'in',
  industry: 'in',
  industries: 'in',
  sector: 'in',
  vertical: 'in',
  skill: 'with',
  skills: 'with',
  keyword: 'with',
  keywords: 'with',
  tools: 'with',
  tech: 'with',
  exclude: 'exclude',
  excluded: 'exclude',
  exclusions: 'exclude',
  not: 'exclude',
};
const SURE = 4;

/** A field's name with its colon, as the word that it stands for. */
export function readFieldLabel(text: QueryText, from: number): Candidate[] {
  const joint = FIELDS[text.token(from)?.text ?? ''];
  // 'seniority CXO or VP' has no colon.
  if (text.token(from)?.text === 'seniority' && text.meanings(from + 1, from + 2)?.seniority)
    return [{ from, to: from + 1, score: 1, meaning: { kind: 'skip', joints: ['that'] } }];
  const isEqual = text.token(from + 1)?.text === ':' || text.token(from + 1)?.text === '=';
  if (joint === undefined || !isEqual) return [];
  return [{ from, to: from + 2, score: SURE, meaning: { kind: 'skip', joints: [joint] } }];
}
