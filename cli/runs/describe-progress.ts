import { formatNumber } from '../../shared/format-number.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Totals } from './totals.ts';

/** Before so many profiles are done nobody can say how long the rest takes. */
const FEW = 5;

/**
 * @param elapsedMs since the first look; without it nobody says how long it takes
 * @returns '120 of 500 profiles, 3 failed, 240 credits used, about 40 s left'
 */
export function describeProgress({ total, counts, creditsUsed }: Totals, elapsedMs?: number): string {
  const done = total - counts.pending - counts.running;
  const parts = [`${formatNumber(done)} of ${formatCount(total, 'profile')}`];
  if (counts.failed > 0) parts.push(`${formatNumber(counts.failed)} failed`);
  if (counts.cancelled > 0) parts.push(`${formatNumber(counts.cancelled)} cancelled`);
  parts.push(`${formatCount(creditsUsed, 'credit')} used`);
  if (elapsedMs !== undefined && done >= FEW && done < total)
    parts.push(`about ${describeDuration((elapsedMs / done) * (total - done))} left`);
  return parts.join(', ');
}

function describeDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
