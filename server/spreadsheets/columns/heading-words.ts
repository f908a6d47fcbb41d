import { BESIDE, MEANINGLESS, OF_OTHERS, OF_TODAY, PEOPLE } from '../../enrichment/upload-facts/headings/words.ts';
import { wordsOf } from '../../enrichment/upload-facts/words-of.ts';

const setOf = (words: readonly string[]) => new Set(words.flatMap(wordsOf));
const NOUNS = setOf(PEOPLE);
const ASIDE = setOf(BESIDE);
const OTHERS = setOf(OF_OTHERS);
const TODAY = setOf(OF_TODAY);
const NOTHING = setOf(MEANINGLESS);

/** The same in writing without blanks: '当前公司'. */
const TODAY_UNDIVIDED = /当前|目前|现任|現任|現在|现在|現職|现职|현재|현직/u;

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

/** Whether a heading says that something is so today, unlike the same of before or of another job: 'Current Title'. */
export function isOfToday(heading: string): boolean {
  const text = heading.slice(0, CHARACTERS);
  return wordsOf(text).some((word) => TODAY.has(word)) || TODAY_UNDIVIDED.test(text);
}

/** Whether a heading says nothing of what stands below it: 'Column_2_Text', 'Field 3', 'F5', none at all. */
export function saysNothing(heading: string): boolean {
  return wordsOf(heading.slice(0, CHARACTERS)).every((word) => NOTHING.has(word) || /^[a-z]?\d*$/.test(word));
}
