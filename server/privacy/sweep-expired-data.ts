import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { deleteSessionsBefore } from '../accounts/sessions-store.ts';
import { dropOldCharges } from '../credits/drop-old-charges.ts';
import { dropOldJobs } from '../enrichment/drop-old-jobs.ts';
import { deleteFeedbackBefore, deleteJobsBefore, deleteKeysBefore } from '../enrichment/retention-store.ts';
import { deletePushesBefore } from '../hubspot/pushes-store.ts';
import { deleteEventsBefore } from '../payments/orders-store.ts';
import { runPeriodically } from '../platform/concurrency/run-periodically.ts';
import type { RetentionDays } from '../platform/config/base-config.ts';
import type { DroppedPartitions } from '../platform/database/partitions.ts';
import type { DB } from '../platform/database/tables.ts';
import { tryLock } from '../platform/database/try-lock.ts';
import { deleteMailsBefore } from '../platform/mail/outbox-store.ts';
import { deleteCountsBefore } from '../platform/request-limits/request-count-store.ts';
import { deleteCallsBefore } from '../providers/rate-limiter/admission-store.ts';
import { deleteDeliveriesBefore } from '../webhook-outbox/outbox-store.ts';
import { deletePrivacyRequestsBefore } from './requests/privacy-request-store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
/** Rows in one statement, and the pause after it: the sweep is never in anybody's way. */
const BATCH = 500;
const PAUSE_MS = 50;

/** What is deleted by its age. */
export const KINDS_KEPT = [
  'jobs',
  'feedback',
  'payment_events',
  'sessions',
  'idempotency_keys',
  'request_counts',
  'provider_calls',
  'privacy_requests',
  'mails',
  'webhook_deliveries',
  'hubspot_pushes',
] as const;
export type KindKept = (typeof KINDS_KEPT)[number];

const DELETE: Record<KindKept, (db: Kysely<DB>, before: Date, limit: number) => Promise<number>> = {
  jobs: deleteJobsBefore,
  feedback: deleteFeedbackBefore,
  payment_events: deleteEventsBefore,
  sessions: deleteSessionsBefore,
  idempotency_keys: deleteKeysBefore,
  request_counts: deleteCountsBefore,
  provider_calls: deleteCallsBefore,
  privacy_requests: deletePrivacyRequestsBefore,
  mails: deleteMailsBefore,
  webhook_deliveries: deleteDeliveriesBefore,
  hubspot_pushes: deletePushesBefore,
};

export interface DaysKept extends Record<KindKept, number> {
  /** Absent: for ever. */
  charges?: number | undefined;
}

/** Days for which each kind is kept. */
export function daysKept(settings: RetentionDays): DaysKept {
  return {
    ...settings,
    // The answer to a repeated request is promised for a week, and mails wait a month for whoever sends them by hand.
    idempotency_keys: 7,
    request_counts: 1,
    // Limits are those of a month.
    provider_calls: 62,
    mails: 30,
    // They tell of jobs.
    hubspot_pushes: settings.jobs,
  };
}

export interface SweepContext {
  db: Kysely<DB>;
  log: Logger;
  days: DaysKept;
  /** Told how much of each kind went. */
  onDeleted: (kind: KindKept, rows: number) => void;
}

/**
 * Deletes what has been kept for as long as it may be, now and every six hours, in one process at a time and a few rows at a time. What
 * the ledger is made of stays.
 * @returns what stops it
 */
export function sweepExpiredData(context: SweepContext, { everyMs = EVERY_MS } = {}): { stop(): Promise<void> } {
  return runPeriodically({
    run: (signal) => sweepOnce(context, signal),
    onError: (err) => context.log.warn({ err }, 'expired data could not be deleted'),
    everyMs,
    startsNow: true,
  });
}

/** Sweeps once, unless another process is at it. */
export async function sweepOnce({ db, log, days, onDeleted }: SweepContext, signal: AbortSignal): Promise<void> {
  await tryLock(db, 'retention', async () => {
    const atMost = (age: number) => new Date(Date.now() - age * DAY_MS);
    await dropWholePartitions(log, 'jobs', () => dropOldJobs(db, atMost(days.jobs)));
    const { charges } = days;
    if (charges) await dropWholePartitions(log, 'charges', () => dropOldCharges(db, atMost(charges)));
    for (const kind of KINDS_KEPT) {
      const before = atMost(days[kind]);
      let all = 0;
      for (let gone = BATCH; gone === BATCH && !signal.aborted; ) {
        gone = await DELETE[kind](db, before, BATCH);
        all += gone;
        if (gone === BATCH) await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
      }
      if (all === 0) continue;
      onDeleted(kind, all);
      log.info({ kind, rows: all, before }, 'expired data was deleted');
    }
  });
}

/** What is old enough as a whole is dropped at once; other jobs are deleted as everything else is. */
async function dropWholePartitions(log: Logger, of: string, drop: () => Promise<DroppedPartitions>): Promise<void> {
  try {
    const { dropped, inUse } = await drop();
    if (dropped.length > 0) log.info({ of, dropped }, 'partitions of expired data were dropped');
    if (inUse.length > 0) log.warn({ of, inUse }, 'partitions of expired data stay: some of it is still in use');
  } catch (err) {
    log.warn({ err, of }, 'partitions of expired data could not be dropped; it is tried again');
  }
}
