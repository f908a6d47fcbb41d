import { rememberReadings } from '../../platform/remember-readings.ts';
import { classifyTitle } from './classifier/classify-title.ts';
import type { JobTitleReading } from './job-title-reading.ts';
import { readTitleByRules } from './read-title-by-rules.ts';

/** Many people have the same title. */
const MOST_TITLES = 2_000;

/**
 * Reads the seniority and the department out of a position's title, in any of the larger languages: by tables and rules, then by
 * what was learned from labelled titles. Of text that may be no title ask readTitleByRules.
 * @param text 'Sr. Mgr, R&D', 'Leiterin Einkauf', '销售总监'; its first 500 characters are read
 * @returns what is not said stays away; a title that names a kind of work and no rank is Entry
 */
export const readJobTitle: (text: string) => JobTitleReading = rememberReadings(
  (text) => (/\p{L}/u.test(text) ? classifyTitle(text, readTitleByRules(text)) : { certainty: 0 }),
  MOST_TITLES,
);
