import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../platform/tables.ts';
import type { CallGate, CallLimits, OpenGate } from '../call-gate.ts';
import { SourceError } from '../source-error.ts';
import { forgetFailures, pauseGate } from './call-gates-store.ts';
import { pauseAfter } from './pause-after.ts';
import { PermitLine } from './permit-line.ts';

/** How a call to a provider ended, for counting. */
export interface CallOutcome {
  /** The gate's key up to its colon: 'unipile'. */
  provider: string;
  kind: string;
  /** 'ok', or the kind of the error. */
  outcome: string;
}

/**
 * Gates whose limits, pauses and breaker stand in the database: they hold for all processes together.
 * @param onCall told of every call that was made
 */
export function openCallGates(db: Kysely<DB>, log: Logger, onCall: (call: CallOutcome) => void = () => {}): OpenGate {
  return (limits) => createGate(db, log, limits, onCall);
}

function createGate(db: Kysely<DB>, log: Logger, limits: CallLimits, onCall: (call: CallOutcome) => void): CallGate {
  const line = new PermitLine(db, limits);
  const provider = limits.key.split(':')[0]!;
  const pause = async (milliseconds: number, kind: SourceError['kind'], reason: string) => {
    line.forgetBookings();
    log.warn({ provider: limits.key, milliseconds, reason }, 'calls to the provider are paused');
    await pauseGate(db, limits.key, { milliseconds, kind, reason });
  };
  return {
    async pass(kind, call, signal) {
      await line.permit(kind, signal);
      try {
        const answer = await call();
        onCall({ provider, kind, outcome: 'ok' });
        if (line.failures > 0) {
          line.failures = 0;
          await forgetFailures(db, limits.key);
        }
        return answer;
      } catch (error) {
        if (error instanceof SourceError) {
          onCall({ provider, kind, outcome: error.kind });
          const milliseconds = await pauseAfter(db, line, limits.key, error);
          if (milliseconds > 0) await pause(milliseconds, error.kind, error.message);
        }
        throw error;
      } finally {
        line.giveBack();
      }
    },
    pause: (milliseconds, reason) => pause(milliseconds, 'rate-limited', reason),
  };
}
