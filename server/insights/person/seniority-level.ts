import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { readTitleSegments, type TitleSegment } from './plain-title.ts';
import * as word from './seniority-words.ts';

/** Highest rank first; the third entry takes phrases out that only look like the rank ('Product Owner'). */
const RANKS: readonly (readonly [SeniorityLevel, RegExp, RegExp | undefined])[] = [
  ['Owner', word.OWNER, word.NOT_OWNER],
  ['Partner', word.PARTNER, word.NOT_PARTNER],
  ['CXO', word.CXO, word.NOT_CXO],
  ['VP', word.VP, undefined],
  ['Director', word.DIRECTOR, word.BY_NAME_OF_BRANCH],
  ['Manager', word.MANAGER, word.NOT_MANAGER],
  ['Senior', word.SENIOR, word.NOT_SENIOR],
  ['Entry', word.ENTRY, undefined],
];

function rankOf({ text, inOffice }: TitleSegment): SeniorityLevel | undefined {
  if (!word.COORDINATES_OTHERS.test(text)) {
    if (word.TRAINING.test(text)) return 'Training';
    if (word.UNPAID.test(text)) return 'Unpaid';
  }
  for (const [level, matches, except] of RANKS) {
    if (matches.test(text) && (except === undefined || matches.test(text.replace(except, ' ')))) return level;
  }
  return inOffice ? 'Entry' : undefined;
}

/**
 * Reads the seniority level out of a job title; out of the headline when the title says nothing.
 * A title that names a kind of work without a rank ('Software Engineer', 'Consultant') is Entry.
 * @param title of the current position; '' or undefined when unknown
 * @returns undefined when neither says a rank or a kind of work
 */
export function readSeniorityLevel(title: string | undefined, headline?: string): SeniorityLevel | undefined {
  for (const text of [title, headline]) {
    if (text === undefined || text === '') continue;
    for (const segment of readTitleSegments(text)) {
      const level = rankOf(segment);
      if (level !== undefined) return level;
    }
  }
  return undefined;
}
