import { flushCompileCache } from 'node:module';
import { describeStart } from './describe-start.ts';
import { type Part, stopInTurn } from './platform/concurrency/stop-in-turn.ts';
import { readEnvironment } from './platform/config/environment-file.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog, type Logger } from './platform/log.ts';
import { listSecrets } from './platform/redact/list-secrets.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { watchUncaughtErrors } from './platform/uncaught-errors.ts';
import { openPlace } from './platform/wal-archive/archive-place.ts';
import { archiveSettings } from './platform/wal-archive/archive-settings.ts';
import { keepArchive, noteNoArchive } from './platform/wal-archive/keep-archive.ts';
import { type Config, ConfigError, readConfig } from './services/config.ts';
import { loadWorkerThread } from './worker/run-worker-thread.ts';

/** Milliseconds after which the address is printed although not everything works yet. */
const READY_LINE_MS = 20_000;
/** Milliseconds for a whole stop, as operators wait 10 s; and those that each part leaves to every one that stops after it. */
const STOP = { limitMs: 9_000, reserveMs: 750 };

const config = configOrExit();
const log = createLog({ level: config.logLevel, role: config.role, secrets: listSecrets(config) });
/** Everything that was started, in the order in which it must stop. */
const parts: Part[] = [];
const ending = new AbortController();
let stopping: Promise<void> | undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(0));
// A log that nobody reads any more, or for which there is no room, is no reason to stop serving.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
watchUncaughtErrors(log, () => void shutDown(1));

try {
  await start(config, log);
} catch (error) {
  log.fatal({ err: error }, 'could not start');
  process.stderr.write(`Leadlight could not start: ${error instanceof Error ? error.message : error}\n`);
  await shutDown(1);
}

async function start(config: Config, log: Logger): Promise<void> {
  const tracing = await startTracing(config, config.role === 'worker' ? 'worker' : 'api', log);
  parts.push({ name: 'tracing', stop: tracing.stop });
  // Loading modules takes as long as the database does to start: the thread's, the process's and the database go on together.
  const thread = config.role === 'all' ? loadWorkerThread({ config }) : undefined;
  const spawned = Promise.withResolvers<void>();
  const database = config.database.url ?? startDatabase(config, log, spawned.resolve);
  // It is spawned first: loading leaves it no turn.
  const [databaseUrl, startRole] = await Promise.all([
    database,
    Promise.race([spawned.promise, database]).then(() => importStart(config.role)),
  ]);
  // Else it is written at the end, which takes a busy disk longer than a stop may.
  flushCompileCache();
  if (stopping) return;
  const running = await startRole({ config, log, databaseUrl, thread });
  parts.unshift({ name: config.role, stop: running.stop });
  await running.readiness.whenReady(AbortSignal.any([ending.signal, AbortSignal.timeout(READY_LINE_MS)]));
  if (stopping) return;
  const missing = await running.readiness.missing();
  const state = missing.length === 0 ? 'is ready' : `can be opened, but is still without ${missing.join(', ')}`;
  const lines = [`Leadlight ${state}: ${config.role === 'worker' ? running.url : config.http.publicUrl}`];
  if (process.stdout.isTTY) lines.push(...describeStart(config));
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function importStart(role: Config['role']) {
  return role === 'worker'
    ? (await import('./start-worker-process.ts')).startWorkerProcess
    : (await import('./start-api.ts')).startApi;
}

async function startDatabase(config: Config, log: Logger, onSpawn: () => void): Promise<string> {
  const archive = config.walArchive;
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir: config.dataDir, log, onSpawn },
    ...(archive && { clusterSettings: (cluster) => archiveSettings(openPlace(archive.dir, cluster.data), cluster) }),
    onUnexpectedEnd: () => {
      log.fatal('the embedded database ended by itself');
      void shutDown(1);
    },
  });
  parts.unshift({ name: 'database', stop: postgres.stop });
  if (archive) {
    const place = openPlace(archive.dir, postgres.data);
    const kept = keepArchive({ ...postgres, dataDir: config.dataDir, place, days: archive.days, log });
    parts.unshift({ name: 'archive of the database', stop: kept.stop });
  } else noteNoArchive(config.dataDir);
  return postgres.url;
}

function shutDown(code: number): Promise<void> {
  stopping ??= (async () => {
    log.info('stopping');
    ending.abort();
    await stopInTurn(parts.splice(0), { ...STOP, log });
    process.exit(code);
  })();
  return stopping;
}

function configOrExit(): Config {
  try {
    return readConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
