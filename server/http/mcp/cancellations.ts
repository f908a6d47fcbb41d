import { z } from 'zod';
import { credentialKey, type Principal } from '../../accounts/principal.ts';

/** Header by which clients of the protocol's versions with a handshake say which of them asks. */
export const SESSION_HEADER = 'mcp-session-id';

const LONGEST_LABEL = 64;
const requestId = z.union([z.string().max(200), z.number()]);
const cancelled = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId }),
});
const identified = z.object({ id: requestId, method: z.string() });

/** Who sends a message, and what it says. */
export interface SentMessage {
  principal: Principal;
  /** The value of `SESSION_HEADER`, which names the client among those of one key, and nothing else. */
  session: unknown;
  body: unknown;
}

/**
 * Requests under way, so that clients of the protocol's versions with a handshake can cancel them: they do so by a message of its own,
 * not by closing the connection. Known to the process that has the request alone; what another one is told passes without effect,
 * and the request ends by itself.
 */
export function createCancellations() {
  const underWay = new Map<string, AbortController>();
  const keyOf = ({ principal, session }: SentMessage, id: string | number) =>
    JSON.stringify([credentialKey(principal.via), session, id]);
  const isNamed = ({ session }: SentMessage) => typeof session === 'string' && session.length <= LONGEST_LABEL;
  return {
    /** @returns a signal that is aborted when the client cancels this request, and what to call when it has been answered */
    begin(message: SentMessage): { signal?: AbortSignal; end: () => void } {
      const read = identified.safeParse(message.body);
      if (!read.success || !isNamed(message)) return { end: () => {} };
      const key = keyOf(message, read.data.id);
      const controller = new AbortController();
      underWay.set(key, controller);
      return { signal: controller.signal, end: () => underWay.get(key) === controller && underWay.delete(key) };
    },
    /** Cancels what a message cancels, if it is such a one. */
    take(message: SentMessage): void {
      const read = cancelled.safeParse(message.body);
      if (read.success && isNamed(message)) underWay.get(keyOf(message, read.data.params.requestId))?.abort();
    },
  };
}
