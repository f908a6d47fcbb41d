import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../platform/database/tables.ts';
import type { LoadMeter } from '../platform/load/measure-load.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { Readiness } from '../platform/monitoring/readiness.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Config } from '../services/config.ts';
import type { Services } from '../services/open-services.ts';

/** What every route is given; made once by main.ts. */
export interface Context {
  config: Config;
  db: Kysely<DB>;
  queue: Queue;
  services: Pick<
    Services,
    | 'identity'
    | 'languageModel'
    | 'mailer'
    | 'networkAccounts'
    | 'paymentGateway'
    | 'peopleSearch'
    | 'pictures'
    | 'requestLimits'
    | 'safeFetch'
    | 'sheetFetch'
    | 'safePost'
    | 'secretCipher'
    | 'suppressions'
  >;
  log: Logger;
  metrics: Metrics;
  /** True once the process is stopping: who still asks is served, and its connection ended. */
  isStopping: () => boolean;
  /** How much this process has to do. */
  load: Pick<LoadMeter, 'read'>;
  /** Names of what does not work yet, or any more; asked by GET /readyz. */
  missing: Readiness['missing'];
}
