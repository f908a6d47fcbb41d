/** What a process is loaded with just now. */
export interface Load {
  /** Milliseconds by which the event loop was late on average, in the better of the last two seconds. */
  eventLoopDelayMs: number;
  /** Callers that wait for a connection to the database. */
  waitingForDatabase: number;
  /** Requests that are being answered, but for those that cost nothing. */
  requests: number;
}

/**
 * - `normal`: everything is served
 * - `busy`: what is dear is refused, and so is who has many requests under way
 * - `overloaded`: what costs anything is refused, so that what was let in comes to its end
 */
export type LoadLevel = 'normal' | 'busy' | 'overloaded';

/** From these on a process is busy, and overloaded. */
const LIMITS: Readonly<Record<keyof Load, { busy: number; overloaded: number }>> = {
  // An idle loop is late by a millisecond or two, one on a machine with too much to do by some tens.
  eventLoopDelayMs: { busy: 300, overloaded: 1_000 },
  // Ten connections answer some thousand calls a second: this many wait for a tenth of a second, and for half of one.
  waitingForDatabase: { busy: 100, overloaded: 500 },
  requests: { busy: 400, overloaded: 1_500 },
};

/** The worst of what any of the figures says. */
export function levelOf(load: Load): LoadLevel {
  const figures = Object.entries(LIMITS).map(([name, limits]) => ({ value: load[name as keyof Load], ...limits }));
  if (figures.some(({ value, overloaded }) => value >= overloaded)) return 'overloaded';
  return figures.some(({ value, busy }) => value >= busy) ? 'busy' : 'normal';
}
