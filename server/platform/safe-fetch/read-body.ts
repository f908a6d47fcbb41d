import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type Inflate,
  type InflateRaw,
} from 'node:zlib';
import { FetchRefused } from './refusal.ts';

/**
 * Reads a body, decompressed. Bytes are counted as they come out of the decompressor: a few kilobytes can unpack to gigabytes.
 * @param limits.maxBytes largest body in bytes; a larger one is refused as soon as it is seen
 * @throws FetchRefused
 */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchRefused('size');
      chunks.push(chunk);
    }
  };
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (coding === 'deflate') await pipeline(response, await chooseInflate(response), collect, { signal });
  else if (coding === 'gzip' || coding === 'x-gzip') await pipeline(response, createGunzip(), collect, { signal });
  else if (coding === 'br') await pipeline(response, createBrotliDecompress(), collect, { signal });
  else if (coding === '' || coding === 'identity') await pipeline(response, collect, { signal });
  else throw new FetchRefused('content encoding');
  return Buffer.concat(chunks);
}

/** Servers send `deflate` with and without its zlib header; the first byte tells. */
async function chooseInflate(response: IncomingMessage): Promise<Inflate | InflateRaw> {
  const first: Buffer | null = await new Promise((resolve, reject) => {
    response.once('end', () => resolve(null));
    response.once('error', reject);
    response.once('readable', () => resolve(response.read()));
  });
  if (first === null) throw new FetchRefused('empty');
  response.unshift(first);
  return (first[0]! & 0x0f) === 8 ? createInflate() : createInflateRaw();
}
