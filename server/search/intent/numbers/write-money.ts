import type { QueryText } from '../query-text.ts';
import type { Amount } from '../tokens.ts';
import { MONEY, UNITS_OF_MONEY } from '../vocabulary/number-words.ts';
import { joinWords, matchBefore, matchBehind } from './match-words.ts';
import type { NumberSpan } from './read-range.ts';

/** A sum of money with what it is a sum of, as one subject: 'revenue $10M-50M', 'assets over $1B'. */
export interface Money {
  from: number;
  to: number;
  name: string;
  /** A currency or a scale says so; else only the words around it. */
  isSure: boolean;
}

const SCALED = /^(?:m|mm|mn|mio|b|bn|mrd|cr)/i;

/** The sum of money that a range of numbers is, if it is one. */
export function readMoney(text: QueryText, span: NumberSpan): Money | undefined {
  const { from, to, amounts } = span;
  const unitTo = matchBehind(text, to, UNITS_OF_MONEY, 3);
  const isSure = unitTo > to || amounts.some(({ currency, scale }) => currency !== '' || SCALED.test(scale));
  const before = skipLittle(text, from);
  const namedFrom = matchBefore(text, before, MONEY);
  const end = matchBehind(text, unitTo, MONEY);
  if (!isSure && end === unitTo) return undefined;
  const named = end > unitTo ? joinWords(text, unitTo, end) : joinWords(text, namedFrom, before);
  const name = `${nameOf(named)} ${writeBounds(span, joinWords(text, to, unitTo))}`;
  return { from: namedFrom < before ? namedFrom : from, to: end, name, isSure };
}

function skipLittle(text: QueryText, from: number): number {
  let at = from;
  while (/^(?:of|de|:|is|von|em|in|range|between|annuel|annual)$/.test(text.token(at - 1)?.text ?? '')) at -= 1;
  return at;
}

const NAMES: readonly (readonly [words: RegExp, name: string])[] = [
  [/asset|aum/, 'assets'],
  [/cheque|check|ticket/, 'cheque'],
  [/funding|raised/, 'funding'],
  [/arr|recurring|mrr/, 'ARR'],
  [/budget|spend/, 'budget'],
  [/valuation/, 'valuation'],
];

const nameOf = (named: string) => NAMES.find(([words]) => words.test(named))?.[1] ?? 'revenue';

function writeBounds({ from, to, range, amounts }: NumberSpan, unit: string): string {
  const sum = writeAmounts(amounts, unit);
  if (range.min === undefined) return `under ${sum}`;
  if (range.max !== undefined) return sum;
  const isOpen = amounts[0]?.open || to - from > 1;
  return from < to - 1 && !amounts[0]?.open ? `over ${sum}` : `${sum}${isOpen ? '+' : ''}`;
}

const CURRENCIES: readonly (readonly [words: RegExp, sign: string])[] = [
  [/eur/, '€'],
  [/dol|usd/, '$'],
  [/gbp|pound/, '£'],
  [/reais/, 'R$'],
  [/inr|rs|rupees/, '₹'],
];
const SCALES: readonly (readonly [words: RegExp, sign: string])[] = [
  [/milliard|billion|bn|mrd|^b$/, 'B'],
  [/^m{1,2}\b|mio|mn|million|millon|milho/, 'M'],
  [/^cr/, ' crore'],
  [/lakh/, ' lakh'],
  // 'mil' is a thousand in Portuguese and Spanish.
  [/^k$|^mil\b/, 'k'],
];

/** '$10M-50M': one currency, and both numbers with their scale. @param unit what stands behind: 'millions d euros' */
function writeAmounts(amounts: readonly Amount[], unit: string): string {
  const typed = amounts.find(({ currency }) => currency !== '')?.currency ?? '';
  const currency = signOf(CURRENCIES, typed) || typed || signOf(CURRENCIES, unit);
  const last = amounts.at(-1)?.scale || unit;
  // Without a currency a bare letter is hard to read.
  const isInWords = currency === '' && /million|millon|milho/.test(unit);
  const sums = amounts.map(({ value, scale }) => {
    const sign = isInWords ? ' million' : signOf(SCALES, scale || last);
    return `${sign === 'k' && value >= 1_000 ? value / 1_000 : value}${sign}`;
  });
  return `${currency}${sums.join('-')}`;
}

const signOf = (signs: readonly (readonly [words: RegExp, sign: string])[], typed: string) =>
  signs.find(([words]) => words.test(typed.toLowerCase()))?.[1] ?? '';
