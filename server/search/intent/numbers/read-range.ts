import type { Range } from '../../../providers/people-search.ts';
import type { QueryText } from '../query-text.ts';
import type { Amount } from '../tokens.ts';
import {
  AND_LESS,
  AND_MORE,
  BEFORE_RANGE,
  LESS,
  MORE,
  UNITS_OF_MONEY,
  WITHIN_RANGE,
} from '../vocabulary/number-words.ts';
import { matchBefore, matchBehind } from './match-words.ts';

/** A number or two with the words that make bounds of them: 'more than 50', '5 to 7', '200+'. */
export interface NumberSpan {
  from: number;
  to: number;
  range: Range;
  amounts: readonly Amount[];
}

/** The bounds that the number at that word gives, with what stands around it. */
export function readRange(text: QueryText, at: number): NumberSpan {
  const first = text.token(at)?.amount;
  const low = first?.value ?? 0;
  const amounts = first ? [first] : [];
  const unitEnd = matchBehind(text, at + 1, UNITS_OF_MONEY, 3);
  const between = matchBehind(text, unitEnd, WITHIN_RANGE, 1);
  const second = between > unitEnd ? text.token(between)?.amount : undefined;
  if (second) {
    const values = [low * sharedFactor(first, second), second.value];
    const to = matchBehind(text, between + 1, AND_MORE, 1);
    const range = { min: Math.min(...values), max: Math.max(...values) };
    return { from: matchBefore(text, at, BEFORE_RANGE), to, range, amounts: [...amounts, second] };
  }
  const less = matchBefore(text, at, LESS);
  const more = matchBefore(text, at, MORE);
  // 'kam se kam 5' is at least 5, though 'se kam' is less.
  if (less < at && less <= more) return { from: less, to: at + 1, range: { max: low }, amounts };
  const orLess = matchBehind(text, at + 1, AND_LESS, 2);
  const to = Math.max(orLess, matchBehind(text, at + 1, AND_MORE, 3));
  return { from: more, to, range: orLess > at + 1 ? { max: low } : { min: low }, amounts };
}

/** '1-5k': the scale of the second stands for both. */
const sharedFactor = (first: Amount | undefined, second: Amount) =>
  first && first.scale === '' && second.scale.toLowerCase() === 'k' && first.value < 1_000 ? 1_000 : 1;
