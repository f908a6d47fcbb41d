import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReadUploadOptions, UploadReading } from './read-upload.ts';

export type ReadUpload = (bytes: Buffer, options: ReadUploadOptions) => Promise<UploadReading>;

/** Milliseconds: people look at what a file holds before they start it. */
const KEPT_MS = 10 * 60_000;
/** Of all that is kept, and of one file; a larger one is read again. */
const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT_BYTES_EACH = 24 * 1024 * 1024;
/** What an entry takes beside its characters, about. */
const ENTRY_BYTES = 64;

interface Kept {
  reading: UploadReading;
  /** The parameters whose values in the sheet were counted. */
  counted: string;
}

/**
 * Remembers what files hold, so that a file is not read again when it is started after a dry run. Each user's are their own.
 * @param read reads a file that is not remembered
 */
export function cacheReadings(read: ReadUpload): ReadUpload {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    maxEntrySize: KEPT_BYTES_EACH,
    sizeCalculation: ({ reading }) => bytesOf(reading),
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  return async (bytes, options) => {
    const counted = (options.countGiven ?? []).join();
    // Not on the event loop.
    const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
    const { given, remembered } = options.mappings ?? {};
    const mappings = given || remembered?.size ? hash('sha256', JSON.stringify([given, [...(remembered ?? [])]])) : '';
    const key = `${options.userId}/${Buffer.from(digest).toString('base64')}/${mappings}`;
    const known = kept.get(key);
    if (known && (counted === '' || counted === known.counted)) return known.reading;
    const reading = await read(bytes, options);
    kept.set(key, { reading, counted });
    return reading;
  };
}

/** About as much memory as a reading takes. */
function bytesOf({ profiles, packed, rejected, notes, columns }: UploadReading): number {
  let bytes = ENTRY_BYTES;
  for (const { examples } of columns) bytes += 8 * ENTRY_BYTES + 2 * examples.join('').length;
  for (const { url } of profiles) bytes += ENTRY_BYTES + url.length;
  for (const { byteLength } of packed) bytes += byteLength;
  for (const { value } of [...rejected, ...notes]) bytes += 3 * ENTRY_BYTES + 2 * value.length;
  return bytes;
}
