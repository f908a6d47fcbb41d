import { formatNumber } from '../../shared/format-number.ts';

export { formatNumber };

/** @returns the number with its noun: '1 profile', '1,200 profiles'; `plural` where an s does not do */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/**
 * @param time ISO 8601
 * @returns 'just now', '3 min ago', '2 h ago', '5 d ago'; after 30 days the date
 */
export function formatAge(time: string, now = Date.now()): string {
  const age = now - Date.parse(time);
  if (age > 30 * 86_400_000) return formatDate(time);
  const unit = UNITS.find(([, length]) => age >= length);
  return unit ? `${Math.floor(age / unit[1])} ${unit[0]} ago` : 'just now';
}

/** @returns the day in the reader's time zone: '4 Mar 2026' */
export function formatDate(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** @returns day and time in the reader's time zone, for hover texts */
export function formatDateTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}
