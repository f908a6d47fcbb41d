import { BESIDE, MEANINGLESS, OF_OTHERS, PEOPLE } from '../../enrichment/upload-facts/headings/words.ts';
import { wordsOf } from '../../enrichment/upload-facts/words-of.ts';

const setOf = (words: readonly string[]) => new Set(words.flatMap(wordsOf));
const NOUNS = setOf(PEOPLE);
const ASIDE = setOf(BESIDE);
const OTHERS = setOf(OF_OTHERS);
const NOTHING = setOf(MEANINGLESS);

const CHARACTERS = 100;

/** Whether a heading is a word for the people in a list, perhaps of some kind: 'Attendee', 'Key contact', 'Board member'. */
export function isPersonNoun(heading: string): boolean {
  const words = wordsOf(heading.slice(0, CHARACTERS));
  const last = words.at(-1);
  return (
    words.length <= 3 &&
    !speaksOfOthers(heading) &&
    words.some((word) => NOUNS.has(word)) &&
    (NOUNS.has(last ?? '') || words.every((word) => NOUNS.has(word) || ASIDE.has(word)))
  );
}

/** Whether a heading speaks of people other than the row's own: 'Contact owner', 'Referred by'. */
export function speaksOfOthers(heading: string): boolean {
  return wordsOf(heading.slice(0, CHARACTERS)).some((word) => OTHERS.has(word) || word === 'by');
}

/** Whether a heading says nothing of what stands below it: 'Column_2_Text', 'Field 3', 'F5', none at all. */
export function saysNothing(heading: string): boolean {
  return wordsOf(heading.slice(0, CHARACTERS)).every((word) => NOTHING.has(word) || /^[a-z]?\d*$/.test(word));
}
