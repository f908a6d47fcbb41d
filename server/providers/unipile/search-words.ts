import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import type { PeopleQuery, TitleWanted } from '../people-search.ts';

/** How titles write a level. The network's classic search knows no levels, only words of titles. */
export const LEVEL_WORDS: Readonly<Record<SeniorityLevel, readonly string[]>> = {
  Owner: ['owner', 'founder', 'co-founder'],
  Partner: ['partner'],
  CXO: ['chief', 'CEO', 'CTO', 'CFO', 'COO', 'CMO', 'president'],
  VP: ['VP', 'vice president', 'SVP', 'EVP'],
  Director: ['director', 'head'],
  Manager: ['manager'],
  Senior: ['senior', 'lead', 'principal'],
  Entry: ['junior', 'associate', 'graduate'],
  Training: ['intern', 'trainee', 'apprentice'],
  Unpaid: ['volunteer'],
};

/** How titles write a job function, where its name is not the word for it. */
const FUNCTION_WORDS: Partial<Record<Department, readonly string[]>> = {
  Accounting: ['accountant', 'accounting', 'accounts'],
  Administrative: ['administrative', 'office', 'executive assistant'],
  'Arts and Design': ['designer', 'design', 'creative'],
  'Community and Social Services': ['community', 'social worker'],
  Consulting: ['consultant', 'consulting'],
  Education: ['teacher', 'professor', 'lecturer', 'education'],
  Engineering: ['engineer', 'engineering', 'developer'],
  Entrepreneurship: ['founder', 'entrepreneur'],
  Finance: ['finance', 'financial'],
  'Healthcare Services': ['doctor', 'nurse', 'medical', 'healthcare'],
  'Human Resources': ['HR', 'human resources', 'talent', 'people'],
  'Information Technology': ['IT', 'information technology', 'systems'],
  Legal: ['legal', 'counsel', 'lawyer'],
  'Media and Communication': ['communications', 'media', 'editor'],
  'Military and Protective Services': ['security', 'military'],
  'Product Management': ['product manager', 'product owner', 'product'],
  'Program and Project Management': ['project manager', 'program manager', 'PMO'],
  Purchasing: ['purchasing', 'procurement', 'buyer', 'sourcing'],
  'Quality Assurance': ['QA', 'quality'],
  Research: ['research', 'researcher', 'scientist'],
  Support: ['support', 'customer success', 'customer service'],
};

/** How titles write a job function. */
export function functionWords(department: Department): readonly string[] {
  return FUNCTION_WORDS[department] ?? [department];
}

/** Alternatives of one list; more of them make the search slow and its results vague. */
const ALTERNATIVES_AT_MOST = 8;
/** Little words that titles hold or leave out: 'Head of Sales', 'Head - Sales'. */
const LITTLE = /^(?:of|the|and|for|at|&)$/i;

/**
 * What titles have to hold, as a boolean expression of the network: each list is a group of alternatives, a person has to fit one
 * of each group.
 * @returns undefined when nothing about titles is asked for
 */
export function writeTitleKeywords(query: PeopleQuery): string | undefined {
  const groups = [
    query.titles.flatMap(titleWords),
    query.seniority.flatMap((level) => LEVEL_WORDS[level]),
    query.departments.flatMap(functionWords),
  ];
  const written = groups.map((words) => writeAlternatives(words, ALTERNATIVES_AT_MOST)).filter((group) => group !== '');
  return written.length === 0 ? undefined : written.join(' AND ');
}

/** Each title's own name and ways of writing it; related titles when there is room. */
function titleWords(title: TitleWanted, _index: number, titles: readonly TitleWanted[]): string[] {
  const room = Math.max(1, Math.floor(ALTERNATIVES_AT_MOST / titles.length));
  return [title.name, ...title.phrases, ...title.related].slice(0, room);
}

/** '(vp marketing) OR (vice president marketing)', in brackets when there are several. */
export function writeAlternatives(phrases: readonly string[], atMost = ALTERNATIVES_AT_MOST): string {
  const distinct = new Map<string, string>();
  for (const phrase of phrases) {
    const words = searchableWords(phrase).filter((word) => !LITTLE.test(word));
    const key = words.join(' ').toLowerCase();
    if (key !== '' && !distinct.has(key)) distinct.set(key, words.length > 1 ? `(${words.join(' ')})` : words[0]!);
  }
  const written = [...distinct.values()].slice(0, atMost);
  return written.length > 1 ? `(${written.join(' OR ')})` : (written[0] ?? '');
}

/** Words as text: nothing typed becomes an operator, a bracket or a quote. */
export function searchableWords(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s&+#./'’-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/^(?:AND|OR|NOT)$/.test(word) ? word.toLowerCase() : word));
}
