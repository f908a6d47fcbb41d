import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isLoopbackHost } from '../../platform/config/public-address.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { bearerToken } from './authenticate.ts';

/**
 * Lets the figures be read from this machine, and from elsewhere by whoever shows the token. Behind a proxy the address is the
 * one that a trusted proxy tells.
 * @param token absent: nobody reads them from elsewhere
 * @throws DomainError authentication_required
 */
export function requireMetricsReader(request: Pick<FastifyRequest, 'ip' | 'headers'>, token: string | undefined): void {
  if (isThisMachine(request)) return;
  const shown = bearerToken(request);
  if (token === undefined || !timingSafeEqual(digest(shown), digest(token))) {
    throw new DomainError('authentication_required');
  }
}

/**
 * A proxy that tells nobody's address speaks for somebody else; and so does a page of another site whose name was made to point at this
 * machine.
 */
function isThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  const isProxied = headers.forwarded !== undefined || headers.via !== undefined || headers['x-real-ip'] !== undefined;
  const asked = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return !isProxied && isLoopbackHost(asked) && ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}

const digest = (text: string) => createHash('sha256').update(text).digest();
