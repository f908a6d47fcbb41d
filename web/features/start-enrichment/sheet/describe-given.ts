import { formatCount } from '../../../ui/format.ts';

/** @returns a line about the values that need not be bought */
export function describeGiven(values: number): string {
  return `${formatCount(values, 'value is', 'values are')} already in your file and will not be charged.`;
}
