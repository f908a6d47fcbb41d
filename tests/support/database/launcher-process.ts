import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start-embedded-postgres.ts';

/** A process of its own that starts the embedded PostgreSQL, says so on stdout, and stays until it is ended. */
const [dataDir = ''] = process.argv.slice(2);
const say = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);
const log = {
  debug() {},
  info() {},
  warn: (details: object, message: string) => say({ event: 'warning', message, ...details }),
  error: (details: object, message: string) => say({ event: 'error', message, ...details }),
};

const server = await startEmbeddedPostgres({ dataDir, log }).catch((error: Error) => {
  say({ event: 'refused', message: error.message });
  process.exit(3);
});
say({ event: 'ready', url: server.url });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
