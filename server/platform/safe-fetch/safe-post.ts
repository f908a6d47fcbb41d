import { isIP } from 'node:net';
import { reachable, readAllowed } from './address-rules.ts';
import { checkTarget } from './check-target.ts';
import { FetchRefused } from './errors.ts';
import { readResponseBody } from './read-body.ts';
import { withResponse } from './request-once.ts';
import { createResolver, type Resolve } from './resolve-name.ts';

/** What an address answered. */
export interface PostAnswer {
  status: number;
  /** The beginning of its body. */
  body: Buffer;
}

export interface SafePost {
  /**
   * Sends a body to an address that a user typed. Redirects are not followed: their status is the answer.
   * @throws FetchRefused when the address may not be reached, or nothing answers within the deadline
   */
  post(
    address: string,
    request: { headers: Record<string, string>; body: string; signal?: AbortSignal },
  ): Promise<PostAnswer>;
  /** Whether the address might be sent to, as far as can be said without a connection to it. @throws FetchRefused */
  check(address: string, signal?: AbortSignal): Promise<void>;
}

export interface SafePostOptions {
  /** `ip:port` pairs that may be reached although they are not public. */
  allow: readonly string[];
  /** Milliseconds for everything: name, connection, the beginning of the answer. */
  deadlineMs?: number;
  /** How names become addresses; by the machine's name servers unless given. */
  resolve?: Resolve | undefined;
}

/** Bytes that are read of an answer. */
const MOST_BYTES = 4_096;
const CHECK_MS = 5_000;

/**
 * Makes what sends to addresses that users type, by the rules by which websites are fetched: the public internet, and what the operator
 * allows; names are resolved by the connection that is made, through no proxy, with no cookie.
 */
export function createSafePost({ allow, deadlineMs = 15_000, resolve: given }: SafePostOptions): SafePost {
  const allowed = readAllowed(allow);
  const resolve = given ?? createResolver({ hostsFile: allow.length > 0 ? '/etc/hosts' : undefined });

  async function post(address: string, request: Parameters<SafePost['post']>[1]): Promise<PostAnswer> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    try {
      const sent = { method: 'POST' as const, headers: request.headers, body: request.body };
      return await withResponse(
        checkTarget(parse(address), allowed),
        { allowed, resolve, signal },
        sent,
        async (response) => ({
          status: response.statusCode ?? 0,
          // Who answered has answered, whatever becomes of the rest.
          body: await readResponseBody(response, MOST_BYTES).then(
            ({ body }) => body,
            () => Buffer.alloc(0),
          ),
        }),
      );
    } catch (error) {
      if (error instanceof FetchRefused) throw error;
      throw new FetchRefused(deadline.aborted ? 'deadline' : 'failed', error);
    }
  }

  async function check(address: string, signal?: AbortSignal): Promise<void> {
    const { host, port, isInner } = checkTarget(parse(address), allowed);
    if (isIP(host)) return;
    const deadline = AbortSignal.timeout(CHECK_MS);
    const found = await resolve(host, signal ? AbortSignal.any([deadline, signal]) : deadline).catch((error) => {
      throw new FetchRefused('failed', error);
    });
    if (reachable(found, port, allowed, isInner).length === 0) throw new FetchRefused('address');
  }

  return { post, check };
}

function parse(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw new FetchRefused('no address');
  return url;
}
