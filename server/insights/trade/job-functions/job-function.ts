import type { JobFunction } from '../types.ts';
import type { JobFunctionId } from './ids.ts';

/** One function of the table. @param titles and people with | between the phrases */
export function jobFunction(id: JobFunctionId, label: string, titles: string, people: string): JobFunction {
  return { id, label, titles: split(titles), people: split(people) };
}

function split(phrases: string): string[] {
  return phrases.split('|').filter((phrase) => phrase !== '');
}
