import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/domain-error.ts';

const LONGEST_KEY = 255;

/**
 * The request's `Idempotency-Key` header.
 * @returns undefined without it
 * @throws DomainError validation_failed for an empty or too long key
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.trim() === '' || key.length > LONGEST_KEY) {
    throw new DomainError('validation_failed', {
      issues: [{ path: 'idempotency-key', message: `Expected 1 to ${LONGEST_KEY} characters` }],
    });
  }
  return key;
}
