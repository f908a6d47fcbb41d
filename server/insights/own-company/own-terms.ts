import { stemWord, wordsOf } from '../trade/words.ts';
import type { OwnProfile } from './own-profile.ts';

/** Pairs of words of the user's offer that mean something together: 'temperature logger', by their stems, with the words as written. */
export type OwnTerms = ReadonlyMap<string, { said: string; at: number }>;

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

/** @returns whether a word, folded, says nothing about a trade */
export function isEmptyWord(word: string): boolean {
  return word.length < 3 || EMPTY.has(word) || EMPTY.has(stemWord(word)) || /^\d+$/.test(word);
}

/** @returns terms of what is sold; of a description in another language none, as its small words are not known */
export function readOwnTerms({ offerings, foreign }: OwnProfile): OwnTerms {
  return foreign ? new Map() : termsIn(offerings.join(' | '));
}

/** Every pair of neighbouring words, none of which is empty, by their stems. */
export function termsIn(text: string): Map<string, { said: string; at: number }> {
  const words = wordsOf(text);
  const terms = new Map<string, { said: string; at: number }>();
  for (let at = 0; at + 1 < words.length; at++) {
    const [first, second] = [words[at], words[at + 1]];
    if (first === undefined || second === undefined || isEmptyWord(first.text) || isEmptyWord(second.text)) continue;
    const between = text.slice(first.end, second.at);
    if (between !== ' ' && between !== '-') continue;
    const said = text.slice(first.at, second.end);
    terms.set(`${first.stem} ${second.stem}`, { said, at: first.at });
  }
  return terms;
}
