import { isWithin, type Span } from '../trade/customer-spans.ts';
import type { PhraseHit } from '../trade/phrase-set.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import type { Capability } from '../trade/types.ts';
import { stepOf, TEXT_LENGTHS, tokensOf } from './feature-parts.ts';
import type { LikelyCustomers } from './likely-customers.ts';
import type { NamedCustomers } from './read-customers.ts';

/** What is known of a description when the kinds of companies that stand in it are looked at. */
export interface CustomerText {
  text: string;
  /** Words that name kinds of companies, wherever they stand. */
  hits: readonly PhraseHit<SectorId>[];
  /** Kinds that the rules take for customers. */
  named: ReadonlyMap<SectorId, NamedCustomers>;
  /** Stretches that speak of customers. */
  spans: readonly Span[];
  /** The main kind of offer. */
  main: Capability | undefined;
}

const CHARS_AROUND = 50;
const MOST = 4;
const ODDS = [-9, -7, -6, -5, -4, -3, -2, -1, 0, 1];

/**
 * What a classifier looks at to tell whether a kind of company whose name stands in a description is a customer there:
 * by which words it is named, what stands around them, what the rules make of it, and how likely such companies buy the offer.
 */
export function customerFeatures(
  { text, hits, named, spans, main }: CustomerText,
  id: SectorId,
  likely: LikelyCustomers,
): string[] {
  const rule = named.get(id);
  const mine = hits.filter((hit) => hit.id === id);
  const [first] = mine;
  const said = (first?.said ?? rule?.said ?? '').toLowerCase();
  const isInside = mine.some(({ at }) => isWithin(spans, at));
  const byRule = rule === undefined ? 'no' : rule.isGuess === true ? 'guess' : 'yes';
  const itsOdds = likely.get(id) ?? 0;
  const odds = stepOf(itsOdds, ODDS);
  const higher = [...likely.values()].filter((other) => other > itsOdds).length;
  const rank = stepOf(higher, [1, 2, 4, 8, 16]);
  const isOfOffer =
    main === undefined ? 'no offer' : main.sectors === 'any' ? 'any' : main.sectors.includes(id) ? 'its' : 'other';
  const stands = `${byRule} ${isInside ? 'inside' : 'outside'}`;
  const others = Math.min(MOST, new Set(hits.map((hit) => hit.id)).size);
  const features = [
    'every kind',
    `kind ${id}`,
    `kind ${id} ${byRule}`,
    `said ${said}`,
    `said ${said} ${byRule}`,
    `last ${said.split(' ').at(-1)}`,
    `rule ${byRule}`,
    `stands ${stands}`,
    `odds ${odds}`,
    `rank ${rank}`,
    `odds ${odds} ${stands}`,
    `rank ${rank} ${stands}`,
    `offer ${isOfOffer}`,
    `offer ${isOfOffer} ${stands}`,
    `offer ${isOfOffer} ${odds}`,
    `others ${others} ${stands}`,
    `named ${Math.min(MOST, named.size)} ${stands}`,
    `times ${Math.min(MOST, mine.length)} ${stands}`,
    `length ${stepOf(text.length, TEXT_LENGTHS)} ${byRule}`,
    `words ${said.split(' ').length} ${byRule}`,
    `any ${stepOf(likely.get('*') ?? -9, ODDS)} ${byRule}`,
  ];
  for (const { at, said: written } of mine.slice(0, MOST)) {
    const before = tokensOf(text.slice(Math.max(0, at - CHARS_AROUND), at)).slice(-3);
    const behind = tokensOf(text.slice(at + written.length, at + written.length + CHARS_AROUND)).slice(0, 3);
    const within = isWithin(spans, at) ? 'inside' : 'outside';
    features.push(
      `before ${before.at(-1) ?? ''}`,
      `before ${before.slice(-2).join(' ')}`,
      `before ${before.join(' ')}`,
      `behind ${behind[0] ?? ''}`,
      `behind ${behind.slice(0, 2).join(' ')}`,
      `between ${before.at(-1) ?? ''} ${behind[0] ?? ''}`,
      `${within} before ${before.at(-1) ?? ''}`,
      `${within} behind ${behind[0] ?? ''}`,
      ...before.map((word) => `near ${word}`),
      ...behind.map((word) => `near ${word}`),
      `first ${stepOf(at, [1, 30, 80, 160, 300])}`,
    );
  }
  return [...new Set(features)];
}
