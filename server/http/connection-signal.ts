import type { FastifyReply } from 'fastify';

/** Nobody waits for the answer any more: the connection was closed before it was sent. */
export class ConnectionClosed extends Error {
  override name = 'ConnectionClosed';

  constructor() {
    super('The connection was closed');
  }
}

/**
 * Tells when nobody waits for the answer any more, with ConnectionClosed as its reason. Fastify's own `request.signal` is aborted as
 * soon as a body has been read.
 */
export function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort(new ConnectionClosed());
  });
  return closed.signal;
}
