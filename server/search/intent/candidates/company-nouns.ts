import type { QueryText } from '../query-text.ts';
import { COMPANY_NOUNS } from '../vocabulary/company-nouns.ts';

/** Little words between a company and its trade: 'empresas de software', 'firms in the steel trade'. */
const BETWEEN = new Set(
  'de,du,des,d,da,do,dos,das,del,la,el,en,in,of,the,im,der,aus,dans,le,les,l,para,von,like'.split(','),
);

export function isCompanyNoun(text: QueryText, at: number): boolean {
  return text.isWord(at) && COMPANY_NOUNS.has(text.token(at)?.text ?? '');
}

/** A word for companies stands right behind. */
export function isBeforeCompanyNoun(text: QueryText, to: number): boolean {
  return isCompanyNoun(text, to);
}

/** A word for companies stands before, with at most two little words between. */
export function isAfterCompanyNoun(text: QueryText, from: number): boolean {
  let at = from - 1;
  for (let little = 0; little < 2 && BETWEEN.has(text.token(at)?.text ?? ''); little += 1) at -= 1;
  return isCompanyNoun(text, at);
}

/** Where the words of a trade end before a word for companies: 'software companies' is the trade software. */
export function endOfTrade(text: QueryText, from: number, to: number): number {
  return to - from > 1 && isCompanyNoun(text, to - 1) ? to - 1 : to;
}
