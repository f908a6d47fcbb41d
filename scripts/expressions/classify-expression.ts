import { Worker } from 'node:worker_threads';
import { check, type Diagnostics } from 'recheck';

/** How the time of a regular expression grows with the text it meets, and a text that shows it. */
export type ExpressionGrowth =
  | { growth: 'linear' }
  | { growth: 'polynomial' | 'exponential' | 'undecided'; example: string };

const DECIDE_MS = 60_000;
const ATTACK_MS = 20_000;

/**
 * Judges a regular expression by its automaton; where that is too large, by a search for texts that take it long. Such a search
 * also finds what only has a large constant, so what it suspects is run against its own text.
 */
export async function classifyExpression(source: string, flags: string): Promise<ExpressionGrowth> {
  const found = await check(source, flags, { timeout: DECIDE_MS });
  if (found.status === 'safe') return { growth: 'linear' };
  if (found.status === 'unknown') return { growth: 'undecided', example: found.error.kind };
  const growth = found.complexity.type;
  const example = found.attack.pattern;
  if (growth === 'exponential' || found.checker === 'automaton') return { growth, example };
  return (await growsLinearly(source, flags, found.attack)) ? { growth: 'linear' } : { growth, example };
}

type Attack = Extract<Diagnostics, { status: 'vulnerable' }>['attack'];

/** Runs the expression against ever longer texts of the attack's kind, in a thread that is ended when it takes too long. */
async function growsLinearly(source: string, flags: string, { pumps, suffix }: Attack): Promise<boolean> {
  const thread = new Worker(new URL('./measure-growth.ts', import.meta.url), {
    workerData: { source, flags, pumps, suffix },
  });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  thread.once('message', resolve);
  thread.once('error', reject);
  const late = setTimeout(() => resolve(false), ATTACK_MS);
  return promise.finally(() => {
    clearTimeout(late);
    return thread.terminate();
  });
}
