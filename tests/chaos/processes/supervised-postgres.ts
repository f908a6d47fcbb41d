import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../../../server/platform/embedded-postgres/options.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { choosePort } from './choose-port.ts';

/** A PostgreSQL of its own that is started again at the same address whenever it ends. */
export interface SupervisedPostgres {
  url: string;
  stop(): Promise<void>;
}

const QUIET = { debug() {}, info() {}, warn() {}, error() {} };

/** Starts it on an empty folder and waits until it takes connections. */
export async function superviseServer(dataDir: string): Promise<SupervisedPostgres> {
  const port = await choosePort();
  let stopping = false;
  let server: EmbeddedPostgres | undefined;
  let starting: Promise<void> | undefined;

  async function start(): Promise<void> {
    const settings = { port: String(port), max_connections: '120' };
    server = await startEmbeddedPostgres({ dataDir, log: QUIET, settings, onUnexpectedEnd: () => void restart() });
  }
  function restart(): Promise<void> {
    starting = (async () => {
      while (!stopping) {
        await server?.stop().catch(() => {});
        if (stopping) return;
        try {
          return await start();
        } catch {
          await delay(200);
        }
      }
    })();
    return starting;
  }

  await start();
  return {
    url: Object.assign(new URL(server!.url), { port: String(port) }).href,
    async stop() {
      stopping = true;
      await starting;
      await server?.stop();
    },
  };
}
