import type { Department } from '../../../shared/catalogue.ts';
import { readJobTitle } from '../../vocabulary/job-titles/read-job-title.ts';
import { readTitleSegments } from './plain-title.ts';

/**
 * Reads the job function out of a title; out of the headline when the title says nothing.
 * @param title of the current position; '' or undefined when unknown
 * @returns one of the network's 26 functions, undefined when neither says one ('Director', 'Associate')
 */
export function readDepartment(title: string | undefined, headline?: string): Department | undefined {
  const own = title ? readJobTitle(title).department : undefined;
  if (own !== undefined || !headline) return own;
  for (const segment of readTitleSegments(headline)) {
    const { department } = readJobTitle(segment.text);
    if (department !== undefined) return department;
  }
  return undefined;
}
