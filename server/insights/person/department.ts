import type { Department } from '../../../shared/catalogue.ts';
import { readHeadline } from '../../providers/people/headline/read-headline.ts';
import { readJobTitle } from '../../vocabulary/job-titles/read-job-title.ts';

/**
 * Reads the job function out of a title; out of the headline when the title says nothing.
 * @param title of the current position; '' or undefined when unknown
 * @returns one of the network's 26 functions, undefined when neither says one ('Director', 'Associate')
 */
export function readDepartment(title: string | undefined, headline?: string): Department | undefined {
  const own = title ? readJobTitle(title).department : undefined;
  return own ?? (headline ? readHeadline(headline).department : undefined);
}
