import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { runPeriodically } from '../../platform/concurrency/run-periodically.ts';
import type { DB } from '../../platform/database/tables.ts';
import { deleteAnswersBefore } from './source-answer-store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
/** Answers deleted in one statement. */
const PAGE = 1_000;

/**
 * Deletes what sources said once it is no longer fresh, now and every six hours: it will be asked for anew, and people's data is not
 * kept without a use. What was delivered stays with its job.
 * @returns what stops it
 */
export function purgeExpiredAnswers(
  { db, log, freshDays }: { db: Kysely<DB>; log: Logger; freshDays: number },
  { everyMs = EVERY_MS } = {},
): { stop(): Promise<void> } {
  return runPeriodically({
    async run() {
      const answers = await purgeBefore(db, new Date(Date.now() - freshDays * DAY_MS));
      if (answers > 0) log.info({ answers }, 'expired answers of sources were deleted');
    },
    onError: (err) => log.warn({ err }, 'expired answers of sources could not be deleted'),
    everyMs,
    startsNow: true,
  });
}

/** @returns how many answers were deleted */
async function purgeBefore(db: Kysely<DB>, before: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const deleted = await deleteAnswersBefore(db, before, PAGE);
    all += deleted;
    if (deleted < PAGE) return all;
  }
}
