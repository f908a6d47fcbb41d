import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { type FeedbackSumRow, listFeedback, sumFeedback } from './feedback-store.ts';

const HEADINGS = [
  'parameter',
  'written by',
  'up',
  'down',
  'of all up',
  'not true',
  'not useful',
  'wrong tone',
  'other',
] as const;

/** Which parameters serve, over all users: a table as lines of text, what is liked least first. */
export async function tabulateFeedback(db: Kysely<DB>): Promise<string[]> {
  const sums = await sumFeedback(db);
  if (sums.length === 0) return ['Nobody has said anything of an AI-generated value yet.'];
  const rows = [[...HEADINGS], ...sums.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** What stands behind the table, each as a line of JSON: the comments too, but neither user nor profile. */
export async function exportFeedback(db: Kysely<DB>): Promise<string[]> {
  return (await listFeedback(db)).map((row) => JSON.stringify(row));
}

function toCells({ parameter, writer, prompt_version, up, down, ...reasons }: FeedbackSumRow): string[] {
  const { not_true, not_useful, wrong_tone, other } = reasons;
  const share = `${Math.round((100 * up) / (up + down))} %`;
  const by = prompt_version === null ? writer : `${writer}, prompt ${prompt_version}`;
  return [parameter, by, up, down, share, not_true, not_useful, wrong_tone, other].map(String);
}
