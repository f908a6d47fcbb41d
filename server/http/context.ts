import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Queue } from '../platform/queue.ts';
import type { DB } from '../platform/tables.ts';

/** What every route is given; made once by main.ts. */
export interface Context {
  config: Config;
  db: Kysely<DB>;
  queue: Queue;
  log: Logger;
  metrics: Metrics;
  /** True once the database is migrated and the queue runs; asked by GET /readyz. */
  ready: () => Promise<boolean> | boolean;
}
