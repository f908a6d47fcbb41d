import { rememberReadings } from '../../../platform/remember-readings.ts';
import { readJobTitle } from '../../../vocabulary/job-titles/read-job-title.ts';
import type { HeadlineReading } from './headline-reading.ts';
import { readHeadlineByRules, withoutPurpose } from './read-headline-by-rules.ts';
import { writeHeadline } from './split-headline.ts';
import { readTaggedHeadline } from './tagger/read-tagged-headline.ts';

export type { HeadlineReading } from './headline-reading.ts';

/** Several parameters of one person ask for it. */
const MOST_HEADLINES = 200;

/**
 * Reads the present role out of a profile's headline, by rules first, then by what was learned from annotated headlines. The first
 * role that is named counts; what is not sure stays away.
 * @param headline 'VP Sales @ Foo (YC W21) | ex-Bar | Helping founders sell'
 * @returns { title: 'VP Sales', company: 'Foo', seniority: 'VP', department: 'Sales', former: ['Bar'] }
 */
export const readHeadline: (headline: string) => HeadlineReading = rememberReadings(parseHeadline, MOST_HEADLINES);

function parseHeadline(headline: string): HeadlineReading {
  const byRules = readHeadlineByRules(headline);
  const { title, company, former } = readTaggedHeadline(writeHeadline(headline), byRules);
  const { seniority, department } = readLevelOf(title, byRules);
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...(seniority && { seniority }),
    ...(department && { department }),
    former,
  };
}

/** Of the title that counts; where none is named, of the field that the rules see in its place. */
function readLevelOf(
  title: string | undefined,
  byRules: HeadlineReading,
): Pick<HeadlineReading, 'seniority' | 'department'> {
  if (title !== undefined) return readJobTitle(withoutPurpose(title));
  return byRules.title === undefined ? byRules : {};
}
