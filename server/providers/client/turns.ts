import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const TURN_MS = 5;

/** Gives the event loop back, now and then, to whom it has kept waiting. */
export interface Turns {
  /** Waits for the next turn of the event loop when this one takes long already. */
  give(): Promise<void>;
}

/** Long work on the event loop calls `give` at least every few milliseconds. */
export function createTurns(): Turns {
  let began = performance.now();
  return {
    async give() {
      if (performance.now() - began < TURN_MS) return;
      await nextTurn();
      began = performance.now();
    },
  };
}
