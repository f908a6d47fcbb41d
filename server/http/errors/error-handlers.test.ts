import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFailure } from './error-handlers.ts';

it('an answer in pieces whose client leaves before the first is no fault of ours', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream } });
  const asked = Promise.withResolvers<void>();
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.post('/file', (_, reply) => {
    asked.resolve();
    return reply.send(new Readable({ read() {} }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(client, 'connect');
    client.write('POST /file HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    await asked.promise;
    client.resetAndDestroy();
    await expect.poll(() => lines.join()).toContain('the client did not wait for the answer');
    expect(lines.join()).not.toContain('request failed');
  } finally {
    await app.close();
  }
});
