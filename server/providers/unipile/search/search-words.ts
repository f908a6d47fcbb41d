import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';
import { elementAt } from '../../../../shared/element-at.ts';
import type { PeopleQuery, TitleWanted } from '../../people-search.ts';

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

/** Alternatives of one list: the network gives up on long expressions. */
const ALTERNATIVES_AT_MOST = 6;
/** Little words that titles hold or leave out: 'Head of Sales', 'Head - Sales'. */
const LITTLE = /^(?:of|the|and|for|at|&)$/i;

/**
 * What titles have to hold, as a boolean expression of the network: each list is a group of alternatives, a person has to fit one
 * of each group. A level asked for beside titles is no stricter than the levels of those titles.
 * @returns undefined when nothing about titles is asked for
 */
export function writeTitleKeywords({ titles, seniority, departments }: PeopleQuery): string | undefined {
  const ofTitles = titles.flatMap((title) => title.seniority ?? []);
  const levels = seniority.length === 0 ? [] : [...new Set([...seniority, ...ofTitles])];
  const written = [
    writeAlternatives(titles.map((title) => waysOf(title, titles.length === 1))),
    writeAlternatives(levels.map((level) => LEVEL_WORDS[level])),
    writeAlternatives(departments.map(functionWords)),
  ].filter((group) => group !== '');
  return written.length === 0 ? undefined : written.join(' AND ');
}

/** How a title is written. What is close to one that names a skill fits only where the skill can be asked for as well. */
function waysOf({ name, phrases, related, mentions = [] }: TitleWanted, isAlone: boolean): string[] {
  return [name, ...phrases, ...(mentions.length === 0 || isAlone ? related : [])];
}

/**
 * '((vp marketing) OR cmo)': the first ways of writing each, then the second of each, while there is room.
 * @param lists one for each thing, its ways of being written
 */
function writeAlternatives(lists: readonly (readonly string[])[]): string {
  const distinct = new Map<string, string>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const words = searchableWords(list[at] ?? '').filter((word) => !LITTLE.test(word));
      const key = words.join(' ').toLowerCase();
      if (key !== '' && !distinct.has(key))
        distinct.set(key, words.length > 1 ? `(${words.join(' ')})` : elementAt(words, 0));
    }
  }
  const written = [...distinct.values()].slice(0, ALTERNATIVES_AT_MOST);
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
