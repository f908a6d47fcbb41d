import type { ParsedProfileLines } from '../../../../shared/profile-url/profile-url.ts';
import { formatCount, formatNumber } from '../../../ui/format.ts';

const NAMED_LINES = 5;

/**
 * The running count under the paste box, in words: '12 profiles, 1 line is not a profile URL (line 4)'.
 * @returns '' while nothing is there
 */
export function describeLines({ profiles, refused, duplicates }: ParsedProfileLines): string {
  const parts: string[] = [];
  if (profiles.length > 0 || refused.length > 0) parts.push(formatCount(profiles.length, 'profile'));
  if (duplicates > 0) parts.push(`${formatCount(duplicates, 'duplicate')} folded`);
  const lines = [...new Set(refused.map(({ line }) => line))];
  if (lines.length === 1) parts.push(`1 line is not a profile URL (line ${lines[0]})`);
  if (lines.length > 1) {
    const named = lines.slice(0, NAMED_LINES).join(', ');
    const rest = lines.length > NAMED_LINES ? ` and ${formatNumber(lines.length - NAMED_LINES)} more` : '';
    parts.push(`${formatNumber(lines.length)} lines are not profile URLs (lines ${named}${rest})`);
  }
  return parts.join(', ');
}

/**
 * Where a line stands in a text.
 * @param line from 1; line ends as parseProfileLines reads them
 * @returns start and end in characters, the line end not counted
 */
export function lineRange(text: string, line: number): { start: number; end: number } {
  const ends = /\r\n|\n|\r/g;
  let start = 0;
  for (let at = 1; at < line; at++) {
    const match = ends.exec(text);
    if (!match) break;
    start = ends.lastIndex;
  }
  ends.lastIndex = start;
  return { start, end: ends.exec(text)?.index ?? text.length };
}
