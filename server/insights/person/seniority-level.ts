import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { readHeadline } from '../../providers/people/headline/read-headline.ts';
import { readJobTitle } from '../../vocabulary/job-titles/read-job-title.ts';

/**
 * Reads the seniority level out of a job title; out of the headline when the title says nothing.
 * A title that names a kind of work without a rank ('Software Engineer', 'Consultant') is Entry.
 * @param title of the current position; '' or undefined when unknown
 * @returns undefined when neither says a rank or a kind of work
 */
export function readSeniorityLevel(title: string | undefined, headline?: string): SeniorityLevel | undefined {
  const own = title ? readJobTitle(title).seniority : undefined;
  return own ?? (headline ? readHeadline(headline).seniority : undefined);
}
