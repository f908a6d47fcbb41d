import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';

const program = path.resolve(import.meta.dirname, '../../support/database/given-up-connection-process.ts');

test('what the database says on a connection that was given up does not end the process; anything else does', async () => {
  const database = await createTestDatabase();
  const child = spawn(process.execPath, [program, database.url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said: { level: string; message: string }[] = [];
  for await (const line of createInterface(child.stdout)) {
    const event = JSON.parse(line);
    if (event.pid) await sql`SELECT pg_terminate_backend(${event.pid})`.execute(database.db);
    else if (said.push(event) === 1) child.stdin.write('go on');
  }
  expect(said[0]).toEqual({ level: 'warn', message: 'database connection lost that was given up before' });
  expect(said.at(-1)).toEqual({ level: 'fatal', message: 'uncaught exception' });
  expect(await ended).toBe(1);
  await database.drop();
});
