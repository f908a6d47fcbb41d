import { createHash } from 'node:crypto';

/** A digest of everything that decides what a request starts, so that a request that is sent again is known. */
export function digestRequest(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  // Each part is preceded by its length, so that no two different lists give the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}
