import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Queue } from '../platform/queue.ts';
import type { Readiness } from '../platform/readiness.ts';
import type { Resolve } from '../platform/safe-fetch/resolve-name.ts';
import type { DB } from '../platform/tables.ts';

/** What every route is given; made once by main.ts. */
export interface Context {
  config: Config;
  db: Kysely<DB>;
  queue: Queue;
  log: Logger;
  metrics: Metrics;
  /** How names of foreign hosts become addresses; by the machine's name servers unless given. */
  resolveName?: Resolve;
  /** Names of what does not work yet, or any more; asked by GET /readyz. */
  missing: Readiness['missing'];
}
