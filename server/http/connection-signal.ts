import type { FastifyReply } from 'fastify';

/**
 * Tells when nobody waits for the answer any more: the connection was closed before the answer was sent. Fastify's own
 * `request.signal` is aborted as soon as a body has been read.
 */
export function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort(new Error('The connection was closed'));
  });
  return closed.signal;
}
