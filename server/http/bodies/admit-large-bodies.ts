import type { FastifyReply, FastifyRequest } from 'fastify';
import { createByteBudget } from '../../platform/concurrency/limits/byte-budget.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** Largest bodies held at the same time, of all users and of one. */
const AT_ONCE = 8;
const AT_ONCE_PER_USER = 2;
/** Every body counts for as much, so that there is a bound for small ones too. */
const LEAST_BYTES = 64 * 1024;

/** The bytes of a body as its sender declares them; the most that it may have where that is not said. */
export function declaredBytes(request: FastifyRequest, bodyLimit: number): number {
  const declared = Number(request.headers['content-length'] ?? bodyLimit);
  return Math.min(Number.isSafeInteger(declared) ? declared : bodyLimit, bodyLimit);
}

/**
 * Makes a hook that lets a route have only so many bytes of bodies at the same time, from before they arrive until they are answered.
 * @param bodyLimit of the route, in bytes
 * @param freeBytes bodies up to this size are let in always, for they are read at once
 */
export function admitLargeBodies(bodyLimit: number, freeBytes = 0) {
  const budget = createByteBudget({ inAll: AT_ONCE * bodyLimit, perKey: AT_ONCE_PER_USER * bodyLimit });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = declaredBytes(request, bodyLimit);
    if (bytes <= freeBytes) return;
    const release = budget.take(request.principal.userId, Math.max(bytes, LEAST_BYTES));
    if (!release) throw new DomainError('busy');
    reply.raw.once('close', release);
  };
}
