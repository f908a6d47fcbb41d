import pg from 'pg';
import { watchUncaughtErrors } from '../../../server/platform/uncaught-errors.ts';

/** A process with a connection that nobody listens to: says its number on stdout, then what it logs. What it reads makes it throw. */
const say = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);
const logs = (level: string) => (_fields: object, message: string) => say({ level, message });
const [url = ''] = process.argv.slice(2);

watchUncaughtErrors({ warn: logs('warn'), error: logs('error'), fatal: logs('fatal') } as never, () => process.exit(1));
const client = new pg.Client(url);
await client.connect();
const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
process.stdin.once('data', () => {
  throw new Error('something else that nobody took');
});
say(rows[0]);
