import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchRefused } from './errors.ts';

/**
 * Reads a body, decompressed. Bytes are counted as they come out of the decompressor: a few kilobytes can unpack to gigabytes.
 * The caller ends the connection, also when there would be more to read.
 * @param maxBytes bytes that are read at most, whatever the answer says of its length
 * @returns the bytes, and whether they are all of them
 * @throws FetchRefused, or what went wrong with the connection or the compression
 */
export async function readResponseBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompress(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes) return { body: Buffer.concat(chunks, maxBytes), isWhole: false };
  }
  return { body: Buffer.concat(chunks), isWhole: true };
}

function decompress(response: IncomingMessage): AsyncIterable<unknown> {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (coding === '' || coding === 'identity') return response;
  if (coding === 'gzip' || coding === 'x-gzip') return through(response, createGunzip());
  if (coding === 'br') return through(response, createBrotliDecompress());
  if (coding === 'deflate') return inflateEither(response);
  throw new FetchRefused('content encoding');
}

/** A pipe does not forward errors: without this an interrupted answer would be waited for until the deadline. */
function through(source: Readable, decompressor: Transform): Transform {
  source.on('error', (error) => decompressor.destroy(error));
  return source.pipe(decompressor);
}

/** Servers send `deflate` with and without its zlib header; the first byte shows which. */
async function* inflateEither(response: IncomingMessage): AsyncIterable<unknown> {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* chunks;
  };
  yield* through(Readable.from(whole()), ((first.value[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw());
}
