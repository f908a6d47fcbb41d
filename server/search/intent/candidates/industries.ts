import { findSectors } from '../../../insights/trade/sectors/find-sectors.ts';
import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import type { QueryText } from '../query-text.ts';
import { ONLY_IN_TITLES } from '../vocabulary/functions.ts';
import { writeTrade } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { endOfTrade, isAfterCompanyNoun, isBeforeCompanyNoun, isCompanyNoun } from './company-nouns.ts';

/** A trade of more words is a sentence. */
const LONGEST_TRADE = 4;

/** The trade that a phrase names, by the table of trades, as typed; one in another language by its English name. */
export function readIndustry(text: QueryText, from: number, to: number): Candidate[] {
  const means = text.meanings(from, to);
  const foreign = !means?.industry || text.isForeign ? means?.foreignIndustry : undefined;
  if (!means || (!means.industry && !foreign)) return [];
  const before = from > 0 ? text.meanings(from - 1, from) : undefined;
  if (to === from + 1 && isCompanyNoun(text, from) && (before?.industry ?? before?.foreignIndustry)) return [];
  const beside = isBeforeCompanyNoun(text, to) || isAfterCompanyNoun(text, from);
  const isFunction = means.function?.department !== undefined && !ONLY_IN_TITLES.has(means.function.name);
  const score = 1.9 + 2 * (to - from - 1) + (beside ? 1.2 : 0) - (isFunction ? 0.7 : 0);
  const name = writeTrade(text.typed(from, endOfTrade(text, from, to)));
  const industry = foreign ?? { labels: [], ...means.industry, name };
  // 'tech startups': the word for companies is read by itself.
  const end = means.industry ? endOfTrade(text, from, to) : to;
  if (/^b2[bc]$/.test(text.token(from)?.text ?? '') && to > from + 1) return [];
  return [{ from, to: end, score, meaning: { kind: 'industry', industry } }];
}

/** Trades that the table of sectors finds in the whole query: 'ad agencies', 'car parts makers'. */
export function readSectors(text: QueryText): Candidate[] {
  const found: Candidate[] = [];
  const words = text.tokens.map(({ text: word }) => word);
  const starts: number[] = [];
  let joined = '';
  for (const word of words) {
    starts.push(joined.length);
    joined += `${word} `;
  }
  for (const hit of findSectors(joined)) {
    const from = starts.indexOf(hit.at);
    const end = hit.at + hit.said.length;
    const to = starts.findIndex((start) => start >= end);
    if (from < 0 || !text.isPhrase(from, to < 0 ? text.length : to)) continue;
    const until = to < 0 ? text.length : to;
    if (isCompanyNoun(text, from) && (until - from === 1 || isCompanyNoun(text, until - 1))) continue;
    const isBeside = isBeforeCompanyNoun(text, until) || isAfterCompanyNoun(text, from);
    if (
      until - from === 1 &&
      (text.isSkipped(from) ||
        isOrdinaryWord(text.words[from] ?? '') ||
        /^(?:service|supply|gov|official)/.test(text.words[from] ?? ''))
    )
      continue;
    if (/^b2[bc]$/.test(text.token(from)?.text ?? '')) continue;
    const end2 = endOfTrade(text, from, until);
    const name = writeTrade(text.typed(from, end2));
    const score = (until - from === 1 && !isBeside ? 0 : 1.7) + 1.9 * (until - from - 1);
    found.push({ from, to: end2, score, meaning: { kind: 'industry', industry: { name, labels: [] } } });
  }
  return found;
}

/** Words that no vocabulary knows before a word for companies: 'quantum computing companies'. */
export function readUnknownTrade(text: QueryText, from: number): Candidate[] {
  for (let to = from + 1; to <= from + LONGEST_TRADE && text.isWord(to - 1); to += 1) {
    if (text.isSkipped(to - 1)) return [];
    if (!isBeforeCompanyNoun(text, to)) continue;
    const noun = text.token(to)?.text ?? '';
    if (
      !/^(?:compan|firm|industr|sector|space|startup|business|branche|unternehmen|vendors?$|makers?$|producers?$|providers?$|manufact)/.test(
        noun,
      )
    )
      return [];
    const industry = { name: writeTrade(text.typed(from, to)), labels: [] };
    if (text.meanings(from, to)?.isField) {
      return [{ from, to, score: 2 + 2.2 * (to - from - 1), meaning: { kind: 'industry', industry } }];
    }
    return [{ from, to, score: -0.6 - 0.2 * (to - from), meaning: { kind: 'industry', industry } }];
  }
  return [];
}
