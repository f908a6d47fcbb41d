import { oncePer } from '../../platform/once-per.ts';
import { type Word, wordsOf } from '../trade/words.ts';
import type { OwnProfile } from './own-profile.ts';

/** Pairs of words of the user's offer that mean something together: 'temperature logger', by their stems, with the words as written. */
export type OwnTerms = ReadonlyMap<string, Term>;

/** A pair of words as written, and where it begins in its text, in characters. */
export interface Term {
  said: string;
  at: number;
}

/** Words that say nothing about a trade, alone or beside another: a pair with one of them is no term. */
const EMPTY = new Set(
  `a about across all also an and any are as at be best better build built business by can cloud company consulting cost custom customer client
  data day delivery design develop development digital do each easy end enable every fast firm for free from full get global good grow growth has have help high
  how i improve in include increase industry innovative into is it its large lead leading less local long made make manage management many market mid
  modern more most need needs new no non of off on one online only open operation or organisation organization our out over own people per plan
  platform process product production professional project provide quality real reduce report right run sale save saving scale sector sell service
  set single size small smart software solution start step system team technology that the their them these they this through time to
  tool track two up us use user using value want we week what when which who with without work world year you your
  und der die das für mit von ein eine wir unsere zu im in auf den dem des bei oder als auch
  y de la el los las para con un una en del por que nuestros
  et le les des du pour avec une un nos dans sur
  e o os as da do dos das em com uma um nossos
  di il lo gli per con che nostri hai ke ka ki aur se mein liye ko kar karte`.split(/\s+/),
);

const NUMBER = /^\d+$/;

/** @returns whether a word says nothing about a trade */
export function isEmptyWord({ text, stem }: Pick<Word, 'text' | 'stem'>): boolean {
  return text.length < 3 || EMPTY.has(text) || EMPTY.has(stem) || NUMBER.test(text);
}

/** @returns terms of what is sold; of a description in another language none, as its small words are not known */
export function readOwnTerms({ offerings, foreign }: OwnProfile): OwnTerms {
  return foreign ? new Map() : termsIn(offerings.join(' | '));
}

/** Every pair of neighbouring words, none of which is empty, by their stems. */
function termsIn(text: string): Map<string, Term> {
  const words = wordsOf(text);
  const terms = new Map<string, Term>();
  for (const [index, word] of words.entries()) {
    const pair = pairOf(text, word, words[index + 1]);
    if (pair !== undefined) terms.set(pair.key, pair);
  }
  return terms;
}

/**
 * @returns the term that stands first in a text, as the user says it and as it stands there; where it stands more than once, at its last
 *  place. Undefined when there is none
 */
export function findTerm(text: string, terms: OwnTerms): { yours: string; theirs: Term } | undefined {
  const beginnings = beginningsOf(terms);
  const words = wordsOf(text);
  let found: (Term & { key: string }) | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    // Hardly any word begins a term: pairs are made of the others alone.
    if (word === undefined || !beginnings.has(word.stem)) continue;
    const pair = pairOf(text, word, words[at + 1]);
    if (pair !== undefined && (found === undefined ? terms.has(pair.key) : found.key === pair.key)) found = pair;
  }
  const yours = found && terms.get(found.key)?.said;
  return found && yours !== undefined ? { yours, theirs: found } : undefined;
}

const beginningsOf = oncePer(
  (terms: OwnTerms): ReadonlySet<string> => new Set(Array.from(terms.keys(), (key) => key.split(' ', 1)[0] ?? '')),
);

/** Two neighbouring words, none of which is empty; undefined when something else stands between them. */
function pairOf(text: string, first: Word, second: Word | undefined): (Term & { key: string }) | undefined {
  if (second === undefined || isEmptyWord(first) || isEmptyWord(second)) return undefined;
  const between = text.slice(first.end, second.at);
  if (between !== ' ' && between !== '-') return undefined;
  return { key: `${first.stem} ${second.stem}`, said: text.slice(first.at, second.end), at: first.at };
}
