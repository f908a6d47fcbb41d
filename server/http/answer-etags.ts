import { hash } from 'node:crypto';
import type { App } from './app-types.ts';

/**
 * Gives answers of routes that are asked again and again an ETag (RFC 9110, section 8.8.3), and answers 304 to who has that answer
 * already. It is weak: the same answer may come compressed in several ways. Programs may keep what they were told as long as they ask
 * whether it still holds; browsers, which somebody else may use later, keep nothing.
 */
export function answerEtags(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.etag || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', etag).header('vary', 'Authorization');
    if (request.principal?.via.kind === 'api_key') reply.header('cache-control', 'private, no-cache');
    if (!isAmong(etag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** Whether the header names this tag, weak or not, or any. */
function isAmong(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  const bare = etag.slice('W/'.length);
  return header.split(',').some((one) => {
    const given = one.trim();
    return given === '*' || given === etag || given === bare;
  });
}
