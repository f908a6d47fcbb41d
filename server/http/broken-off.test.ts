import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { DomainError } from '../platform/domain-error.ts';
import { BrokenOff } from './broken-off.ts';
import { sendFailure } from './errors/error-handlers.ts';
import { sendFile } from './files-under-way.ts';

const FILE = { name: 'file.json', type: 'application/json' };
/** Digits that gzip does not keep to itself. */
const LONG = Array.from({ length: 50_000 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex')).join('');

it.each(['gzip', 'identity'])('breaks a file off without a word of a fault in the log: %s', async (encoding) => {
  const lines: object[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } } });
  await app.register(compress, { threshold: 0 });
  app.setErrorHandler(sendFailure);
  const taken = Promise.withResolvers<void>();
  app.get('/begun', (_, reply) => sendFile(reply, { ...FILE, content: breakOff(LONG, taken.promise) }));
  app.get('/not-begun', (_, reply) => sendFile(reply, { ...FILE, content: breakOff() }));
  const address = await app.listen({ port: 0 });
  const ask = (path: string) => fetch(address + path, { headers: { 'accept-encoding': encoding } });

  const begun = await ask('/begun');
  expect(begun.status).toBe(200);
  taken.resolve();
  await expect(begun.text()).rejects.toThrow('terminated');
  expect((await ask('/not-begun')).status).toBe(401);
  await app.close();
  expect(lines).toEqual([]);
});

function breakOff(text?: string, taken?: Promise<void>): Readable {
  async function* pieces() {
    if (text) yield text;
    await taken;
    throw new BrokenOff('the account was deleted meanwhile', new DomainError('user_not_found'));
  }
  return Readable.from(pieces(), { objectMode: false });
}
