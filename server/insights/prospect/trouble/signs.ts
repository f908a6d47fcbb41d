import { ExpressionIndex } from '../../wording/expression-index.ts';

/** Kinds of words by which trouble shows: what is the case, how somebody takes it, and how often or how late in the day. */
const FACTS = ['manual', 'delay', 'shortage', 'load', 'defect', 'missing', 'loss', 'compliance'] as const;
const VOICES = ['complaint', 'feeling', 'change', 'role', 'help'] as const;
const MEASURES = ['again', 'overtime'] as const;
export type SignKind = (typeof FACTS)[number] | (typeof VOICES)[number] | (typeof MEASURES)[number];

interface Tester {
  test(text: string): boolean;
}

/** What trouble is told with in one language. */
export interface Signs {
  /** Enough alone. */
  sure: Tester;
  /** Without one of these the hints make no trouble, which spares most texts the looking. */
  voices: Tester;
  /** Some kinds of them together make trouble: see `makeTrouble`. */
  hints: ReadonlyMap<SignKind, RegExp>;
}

/**
 * Signs of one language.
 * @param hints of each kind one group of alternatives, as an index takes them
 * @param isCommon looked for in every text: an index finds them sooner, and makes all other indexes a little slower
 */
export function signs(sure: readonly RegExp[], hints: Partial<Record<SignKind, RegExp>>, isCommon = false): Signs {
  const testerOf = (expressions: readonly RegExp[]): Tester =>
    isCommon
      ? new ExpressionIndex(...expressions)
      : { test: (text) => expressions.some((expression) => expression.test(text)) };
  return {
    sure: testerOf(sure),
    voices: testerOf(VOICES.map((kind) => hints[kind]).filter((one) => one !== undefined)),
    hints: new Map(Object.entries(hints) as [SignKind, RegExp][]),
  };
}

/** A fact, somebody who minds it, and a third kind of words: with fewer, half of all posts about work would state trouble. */
const LEAST_KINDS = 3;

/** Whether some kinds of signs together make trouble. */
export function makeTrouble(kinds: ReadonlySet<SignKind>): boolean {
  return kinds.size >= LEAST_KINDS && FACTS.some((kind) => kinds.has(kind)) && VOICES.some((kind) => kinds.has(kind));
}
