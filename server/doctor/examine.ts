import { openDataFolder } from '../platform/backup/find-database.ts';
import type { Database } from '../platform/database/database.ts';
import type { LauncherLog } from '../platform/embedded-postgres/options.ts';
import { createLog } from '../platform/log.ts';
import { type Config, readConfig } from '../services/config.ts';
import { openServices, type Services } from '../services/open-services.ts';
import { checkDisk } from './check-disk.ts';
import { checkEncryption } from './check-encryption.ts';
import { checkLedger } from './check-ledger.ts';
import { checkNetworkAccounts } from './check-network-accounts.ts';
import { checkOrders } from './check-orders.ts';
import { checkPaidOrders } from './check-paid-orders.ts';
import { checkQueue } from './check-queue.ts';
import { checkMigrations, checkServer } from './check-schema.ts';
import { checkSources } from './check-sources.ts';
import { checkSuppressions } from './check-suppressions.ts';
import { checkTransport } from './check-transport.ts';
import type { Finding, ReportLine } from './finding.ts';
import { checkProvider, listProviderChecks } from './provider-checks.ts';
import { readConfiguration } from './read-configuration.ts';
import { repairLedger } from './repair-ledger.ts';
import { repairOrders } from './repair-orders.ts';
import { repairQueue } from './repair-queue.ts';

export interface Examination {
  env: Record<string, string | undefined>;
  /** Absent: the embedded database under `dataDir`, which is started for the purpose when it does not run. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Also asks each configured provider one harmless question, and the payment provider what was paid. */
  live: boolean;
  /** Mends what can be mended, with lines in the audit log; credits what was paid and is not known here. */
  repair: boolean;
  /** Orders opened before are not asked for. */
  since: Date;
  log: LauncherLog;
}

/** What is looked at once the tables are those of this version. A new check is a file of its own and a line here. */
const DATA_CHECKS: readonly { about: string; look: (db: Database) => Promise<Finding[]> }[] = [
  { about: 'Ledger', look: checkLedger },
  { about: 'Queue', look: checkQueue },
  { about: 'Orders', look: checkOrders },
  { about: 'Sources', look: checkSources },
  { about: 'Network accounts', look: checkNetworkAccounts },
];
/** Milliseconds for one provider's answer, and for all of what was paid. */
const PROVIDER_PATIENCE_MS = 20_000;
const ORDERS_PATIENCE_MS = 600_000;

/** Looks an installation over, whether it runs or not; nothing is changed unless `repair` is asked for. Lines come as they are found. */
export async function* examine(examination: Examination): AsyncGenerator<ReportLine> {
  const { config, finding } = readConfiguration(examination.env);
  yield { about: 'Configuration', ...finding };
  yield* look('Connections', async () => checkTransport(examination.env));
  if (!examination.databaseUrl) yield* look('Disk', () => checkDisk(examination.dataDir));
  yield* examineDatabase(examination, config);
  if (!config || !examination.live) return;
  for (const provider of await listProviderChecks(config)) {
    yield* look(provider.name, () => checkProvider(provider, AbortSignal.timeout(PROVIDER_PATIENCE_MS)));
  }
}

async function* examineDatabase(examination: Examination, config: Config | undefined): AsyncGenerator<ReportLine> {
  const { databaseUrl, dataDir, log } = examination;
  const about = 'Database';
  let place: { url: string; stop(): Promise<void> };
  try {
    place = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openDataFolder(dataDir, log);
  } catch (error) {
    yield {
      about,
      verdict: 'broken',
      text: messageOf(error),
      todo: 'If this is a new installation, start Leadlight first.',
    };
    return;
  }
  // A database can be looked at whatever else is configured wrongly.
  const known = config ?? readConfig({ SESSION_SECRET: 'signs nothing here' });
  const quiet = createLog({ level: 'silent' });
  const services = openServices({ config: known, databaseUrl: place.url, log: quiet, process: 'doctor' });
  const db = services.db();
  try {
    const server = await collect(look(about, () => checkServer(db), 'Is it running, and is DATABASE_URL right?'));
    yield* server;
    if (server.some(({ verdict }) => verdict === 'broken')) return;
    const migrations = await collect(look('Migrations', () => checkMigrations(db)));
    yield* migrations;
    if (migrations.some(({ verdict }) => verdict !== 'ok')) return;
    if (examination.repair) yield* repair(services, config);
    for (const check of DATA_CHECKS) yield* look(check.about, () => check.look(db));
    if (config) {
      yield* look('Secrets', () => checkEncryption(db, services.secretCipher()));
      yield* look('Suppressions', () => checkSuppressions(db, services.suppressions()));
    }
    if (config?.providers.razorpay) yield* examinePaidOrders(examination, services);
  } finally {
    await services[Symbol.asyncDispose]();
    await place.stop();
  }
}

/** Mends what can be mended safely; what is left is found by the checks that follow. */
async function* repair(services: Services, config: Config | undefined): AsyncGenerator<ReportLine> {
  const db = services.db();
  yield* look('Ledger', () => repairLedger(db));
  yield* look('Queue', async () => repairQueue(db, await services.queue()));
  if (!config) return;
  const log = createLog({ level: 'silent' });
  yield* look('Orders', async () => repairOrders(db, { db, gateway: await services.paymentGateway(), log }));
}

async function* examinePaidOrders(
  { live, repair, since }: Examination,
  services: Services,
): AsyncGenerator<ReportLine> {
  if (!live && !repair) return;
  // Its findings say what it did.
  const log = createLog({ level: 'silent' });
  const context = { db: services.db(), gateway: await services.paymentGateway(), log };
  const signal = AbortSignal.timeout(ORDERS_PATIENCE_MS);
  yield* look('Paid orders', () => checkPaidOrders(context, { since, repair, signal }));
}

/** A check that fails has found something, too. */
async function* look(about: string, run: () => Promise<Finding[]>, todo?: string): AsyncGenerator<ReportLine> {
  try {
    for (const finding of await run()) yield { about, ...finding };
  } catch (error) {
    yield { about, verdict: 'broken', text: `could not be looked at: ${messageOf(error)}.`, todo };
  }
}

async function collect(lines: AsyncGenerator<ReportLine>): Promise<ReportLine[]> {
  const collected: ReportLine[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

/** Several addresses may have been tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
