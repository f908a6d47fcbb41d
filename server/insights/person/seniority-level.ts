import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { readJobTitle } from '../../vocabulary/job-titles/read-job-title.ts';
import { readTitleSegments } from './plain-title.ts';

/**
 * Reads the seniority level out of a job title; out of the headline when the title says nothing.
 * A title that names a kind of work without a rank ('Software Engineer', 'Consultant') is Entry.
 * @param title of the current position; '' or undefined when unknown
 * @returns undefined when neither says a rank or a kind of work
 */
export function readSeniorityLevel(title: string | undefined, headline?: string): SeniorityLevel | undefined {
  const own = title ? readJobTitle(title).seniority : undefined;
  if (own !== undefined || !headline) return own;
  for (const segment of readTitleSegments(headline)) {
    const { seniority } = readJobTitle(segment.text);
    if (seniority !== undefined) return seniority;
  }
  return undefined;
}
