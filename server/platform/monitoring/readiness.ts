import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../log.ts';

/** What has to work for a process to be sent work, by name: 'database'. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean> | boolean>>;

export interface Readiness {
  /** Names of what does not work yet, or any more; empty when the process is ready. Never rejects, and takes 2 s at most. */
  missing(): Promise<string[]>;
  /** Looks anew when asked next: something has just changed. */
  forget(): void;
  /** Resolves when nothing is missing any more, or when `signal` ends it. */
  whenReady(signal: AbortSignal): Promise<void>;
}

/** Milliseconds for one check; what takes longer does not work. */
const CHECK_MS = 2_000;
/** Milliseconds for which an answer is given again: probes cost next to nothing, however many come. */
const KEPT_MS = 500;
/** Milliseconds between two looks while somebody waits for it. */
const LOOK_MS = 100;

/** Looks whether a process can do its work; every change is logged. */
export function createReadiness(checks: ReadinessChecks, log: Pick<Logger, 'info' | 'warn'>): Readiness {
  let kept: { answer: Promise<string[]>; until: number } | undefined;
  let told = 'nothing yet';

  async function look(): Promise<string[]> {
    const works = await Promise.all(Object.values(checks).map((check) => withinTime(check)));
    const missing = Object.keys(checks).filter((_, place) => !works[place]);
    const now = missing.join(', ');
    if (now === '' && told !== now) log.info('ready');
    // What has never been there is not lost.
    if (now !== '' && told !== now && told !== 'nothing yet') log.warn({ missing }, 'not ready');
    if (now === '' || told !== 'nothing yet') told = now;
    return missing;
  }

  function missing(): Promise<string[]> {
    if (!kept || kept.until < performance.now()) {
      const answer = look();
      kept = { answer, until: Number.POSITIVE_INFINITY };
      const entry = kept;
      void answer.then(() => {
        entry.until = performance.now() + KEPT_MS;
      });
    }
    return kept.answer;
  }

  return {
    missing,
    forget() {
      kept = undefined;
    },
    async whenReady(signal) {
      while (!signal.aborted && (await missing()).length > 0)
        await delay(LOOK_MS, undefined, { signal }).catch(() => {});
    },
  };
}

async function withinTime(check: ReadinessChecks[string]): Promise<boolean> {
  const deadline = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => deadline.resolve(false), CHECK_MS);
  try {
    return await Promise.race([check(), deadline.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
