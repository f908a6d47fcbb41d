import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { IdempotencyKey } from '../enrichment/idempotency-store.ts';
import { DomainError } from '../platform/domain-error.ts';

const LONGEST_KEY = 255;

/**
 * The request's `Idempotency-Key` header with a digest of what it asks for.
 * @param asked gives everything that decides what is started, in parts; only called when there is a key
 * @returns undefined without the header
 * @throws DomainError validation_failed for an empty or too long key
 */
export function readIdempotencyKey(
  request: FastifyRequest,
  asked: () => readonly (string | Buffer)[],
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.trim() === '' || key.length > LONGEST_KEY) {
    throw new DomainError('validation_failed', {
      issues: [{ path: 'idempotency-key', message: `Expected 1 to ${LONGEST_KEY} characters` }],
    });
  }
  const hash = createHash('sha256');
  // Each part is preceded by its length, so that no two different lists give the same bytes.
  for (const part of asked()) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return { key, digest: hash.digest() };
}
