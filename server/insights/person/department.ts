import type { Department } from '../../../shared/catalogue.ts';
import { DEPARTMENT_PHRASES, DEPARTMENT_WORDS, WEAK } from './department-words.ts';
import { readTitleSegments } from './plain-title.ts';

/** Founders run everything; only a title that names a function too ('Founder & CTO') says more. */
const FOUNDER = /(?:^| )(?:co )?(?:co-?)?(?:founder|proprietor|entrepreneur|solopreneur)(?= |$)/u;
const WORD_BREAK = /[ /&]+/;

function functionOf(text: string): Department | undefined {
  for (const [department, matches] of DEPARTMENT_PHRASES) if (matches.test(text)) return department;
  let weak: Department | undefined;
  for (const word of text.split(WORD_BREAK)) {
    const department = DEPARTMENT_WORDS.get(word);
    if (department === undefined) continue;
    if (!WEAK.has(word)) return department;
    weak ??= department;
  }
  return weak;
}

/**
 * Reads the job function out of a title; out of the headline when the title says nothing.
 * @param title of the current position; '' or undefined when unknown
 * @returns one of the network's 26 functions, undefined when neither says one ('Director', 'Associate')
 */
export function readDepartment(title: string | undefined, headline?: string): Department | undefined {
  for (const text of [title, headline]) {
    if (text === undefined || text === '') continue;
    for (const segment of readTitleSegments(text)) {
      if (FOUNDER.test(segment.text)) return 'Entrepreneurship';
      const department = functionOf(segment.text);
      if (department !== undefined) return department;
      if (segment.inOffice) return 'Operations';
    }
  }
  return undefined;
}
