import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { type LeadlightProcess, startLeadlightProcess } from './leadlight-process.ts';

/** A Leadlight in parts: a database, an API process, and a worker process when a test wants one. */
export interface SplitApp extends LeadlightProcess {
  /** Starts a worker; what waits is worked off. Stop it at the end of the test. */
  startWorker(): Promise<LeadlightProcess>;
  /** Starts the API again, at the same address, after `kill()`. */
  restart(): Promise<void>;
}

/** Starts the database and the API process. @param env of the API and of the workers */
export async function startSplitApp(env: Record<string, string>): Promise<SplitApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-split-'));
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  const database = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });
  const shared = { ...env, DATABASE_URL: database.url, SESSION_SECRET: 'the session secret of a test' };
  const port = String(await freePort());
  const start = () => startLeadlightProcess({ ...shared, PORT: port, LEADLIGHT_ROLE: 'api' });
  let api = await start();
  return {
    url: api.url,
    output: () => api.output(),
    kill: () => api.kill(),
    async restart() {
      api = await start();
    },
    startWorker: () => startLeadlightProcess({ ...shared, LEADLIGHT_ROLE: 'worker' }),
    async stop() {
      await api.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
