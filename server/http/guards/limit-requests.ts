import type { FastifyReply } from 'fastify';
import { addressKey } from '../../platform/request-limits/address-key.ts';
import { REQUEST_POLICIES, type RequestPolicyName } from '../../platform/request-limits/policies.ts';
import { type RequestLimits, rateLimited } from '../../platform/request-limits/request-limits.ts';
import { isApiPath } from '../api-path.ts';
import type { App } from '../app-types.ts';

/** Calls that are limited at all: files of the web app are read from memory, health checks must always be answered. */
const isLimited = (url: string | undefined) => isApiPath(url) || url?.startsWith('/local-identity') === true;

/** Counts every call of the API for the address it comes from. Must be added before callers are recognised. */
export function limitAddresses(app: App, limits: RequestLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // Addresses that lead nowhere are counted too: guessing them is asking.
    if (!isLimited(url ?? request.url)) return;
    const address = addressKey(request.ip);
    await countRequest(limits, 'address', address, reply);
    if (config.limitedAs && config.access === 'public') await countRequest(limits, config.limitedAs, address, reply);
  });
}

/** Counts every call of a user and of their API key, and again what costs more. Must be added after callers are recognised. */
export function limitUsers(app: App, limits: RequestLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // Pages outside of the API, as that of the local sign-in, have no caller.
    if (!isApiPath(url) || config.access === 'public') return;
    const { userId, via } = request.principal;
    await countRequest(limits, 'user', userId, reply);
    if (via.kind === 'api_key') await countRequest(limits, 'api-key', via.keyId, reply);
    if (config.limitedAs && config.limitedAs !== 'sign-in') await countRequest(limits, config.limitedAs, userId, reply);
  });
}

/**
 * Counts a request and tells where its caller stands, by the names that clients read and by those of the standard to come. The
 * narrowest limit counted is the one that is told.
 * @throws DomainError rate_limited when it is one too many
 */
export async function countRequest(
  limits: RequestLimits,
  policy: RequestPolicyName,
  key: string,
  reply: FastifyReply,
): Promise<void> {
  const allowance = await limits.count(policy, key);
  if (!allowance) return;
  const { limit, remaining, resetSeconds } = allowance;
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
    ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
    'ratelimit-policy': `"${policy}";q=${limit};w=${REQUEST_POLICIES[policy].seconds}`,
  });
  if (!allowance.allowed) throw rateLimited(allowance);
}
