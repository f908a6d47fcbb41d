import { freePort } from '../../../server/platform/free-port.ts';
import { type LeadlightProcess, startLeadlightProcess } from './leadlight-process.ts';
import { createTemplateData } from './template-app.ts';

/** A Leadlight in parts: a database, an API process, and a worker process when a test wants one. */
export interface SplitApp extends LeadlightProcess {
  /** Starts a worker; what waits is worked off. Stop it at the end of the test. */
  startWorker(): Promise<LeadlightProcess>;
  /** Starts the API again, at the same address, after `kill()`. */
  restart(): Promise<void>;
}

/** Starts the database and the API process. @param env of the API and of the workers */
export async function startSplitApp(env: Record<string, string>): Promise<SplitApp> {
  const { data, drop } = await createTemplateData();
  const shared = { ...env, ...data };
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
      await drop();
    },
  };
}
