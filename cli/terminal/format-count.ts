import { formatNumber } from '../../shared/format-number.ts';

/** @returns the number with its noun: '1 profile', '1,200 profiles'; `plural` where an s does not do */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}
