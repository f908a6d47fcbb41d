import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A part of a process that has to be stopped. */
export interface Part {
  /** For the log. */
  name: string;
  stop(): Promise<void>;
}

/**
 * Stops the parts of a process one after the other, within `limitMs` in all whatever they wait for: a disk or a database may answer
 * nothing for many seconds, and what supervises the process would kill it. A part may take all that is left but for `reserveMs` for each
 * that follows it; then the next one is stopped. What it had not committed is undone, as when the process dies.
 */
export async function stopInTurn(
  parts: readonly Part[],
  { limitMs, reserveMs, log }: { limitMs: number; reserveMs: number; log: Pick<Logger, 'warn' | 'error'> },
): Promise<void> {
  const end = performance.now() + limitMs;
  for (const [at, { name, stop }] of parts.entries()) {
    const patience = new AbortController();
    const ms = Math.max(0, end - performance.now() - reserveMs * (parts.length - at - 1));
    try {
      const late = delay(ms, 'late' as const, { signal: patience.signal });
      if ((await Promise.race([stop(), late])) === 'late') {
        log.warn({ part: name }, 'did not stop in time and is left: what it had not committed is undone');
      }
    } catch (err) {
      log.error({ err, part: name }, 'did not stop cleanly');
    } finally {
      patience.abort();
    }
  }
}
