import { listIndustryPhrases } from '../../vocabulary/industries/industry-phrases.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { UNSPACED_LANGUAGES } from './languages/unspaced-languages.ts';
import { plain } from './plain.ts';
import { COUNTED_WITHOUT_BLANKS } from './vocabulary/number-words.ts';
import { entries, readTable } from './vocabulary/table.ts';
import { UNSPACED_PLACES } from './vocabulary/unspaced-places.ts';
import { ASIAN_AND_ARABIC_TRANSLATIONS } from './vocabulary/unspaced-translations.ts';

/*
 * Chinese and Japanese write no blanks between words, Korean and Arabic write little words together with the one they belong to. Here such
 * writing is divided at the words that the vocabulary knows, so that the rest of the reading sees words.
 */

const SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}]/u;
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+/gu;
const HANGUL = /\p{sc=Hangul}+/gu;
const ARABIC = /[\p{sc=Arabic}\p{M}]+/gu;
const HIRAGANA = /^\p{sc=Hiragana}+$/u;
/** Of longer texts in these scripts the rest is not read: so many characters say what a thousand Latin ones do. */
const MOST_CHARACTERS = 400;
/** Most characters of a word or name. */
const LONGEST = 12;
const LONGEST_PLACE = 6;

/** Written at the end of a Korean word: 'to', 'in', 'of', the object, the subject, the plural. */
const PARTICLE =
  /(?:들에게|들에서|들을|들이|들은|들의|에서의|에서는|에서|에게|으로|이나|하는|이며|님을|님|들|을|를|이|가|은|는|의|에|와|과|도|로|인)$/u;
/** Written before an Arabic word: 'and', 'in', 'for', 'the'. */
const BEFORE_WORD = /^(و|ف)?(ب|ل|ك)?(ال|ل(?=ل))?/u;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[、，،]/g, ', '],
  [/[。]/g, '. '],
  [/[؛]/g, '; '],
  [/[؟]/g, '? '],
  [/[「」『』【】《》〈〉]/g, ' '],
  [/[・･]/g, ' / '],
  [/[〜～]/g, '-'],
];

let dictionary: ReadonlySet<string> | undefined;

function knownWords(): ReadonlySet<string> {
  dictionary ??= new Set(
    [
      ...readTable(ASIAN_AND_ARABIC_TRANSLATIONS).flatMap(([, , words]) => entries(words)),
      ...UNSPACED_LANGUAGES.flatMap(({ codes, ...words }) => Object.values(words).flatMap((list) => entries(list))),
      ...listIndustryPhrases().map(({ phrase }) => phrase),
      ...COUNTED_WITHOUT_BLANKS,
    ]
      .filter((word) => SCRIPTS.test(word))
      .flatMap((phrase) => [phrase, ...phrase.split(' ')])
      .map(plain),
  );
  return dictionary;
}

/** The Latin name of a place that the table of places does not know in its own writing. */
let latinNames: ReadonlyMap<string, string> | undefined;

/** What a place is, behind its name: 'prefecture', 'city', 'province'. */
const KIND_OF_PLACE = /(?<=..)(?:省|市|県|府|都|区|州|시|도|구)$/u;

function latinName(word: string): string | undefined {
  latinNames ??= new Map(
    readTable(UNSPACED_PLACES).flatMap(([name = '', words]) => entries(words).map((one) => [one, name] as const)),
  );
  return latinNames.get(word) ?? latinNames.get(word.replace(KIND_OF_PLACE, ''));
}

const isKnown = (word: string) => knownWords().has(plain(word));
const isPlace = (word: string) =>
  word.length > 1 && word.length <= LONGEST_PLACE && (latinName(word) !== undefined || findPlaces(word).length > 0);

/**
 * The text with blanks between its words, and with marks of other scripts as Latin ones; unchanged where it has no such script, and the
 * first characters alone where it has one and is long.
 */
export function separateWords(text: string): string {
  if (!SCRIPTS.test(text)) return text;
  let spaced = text.slice(0, MOST_CHARACTERS).normalize('NFKC');
  for (const [mark, latin] of MARKS) spaced = spaced.replace(mark, latin);
  return spaced
    .replace(IDEOGRAPHS, (run) => ` ${divide(run).map(shown).join(' ')} `)
    .replace(HANGUL, (word) => ` ${withoutParticle(word).split(' ').map(shown).join(' ')} `)
    .replace(ARABIC, apart);
}

const shown = (word: string) => latinName(word) ?? word;

/** Chinese or Japanese: at each place the longest known word; what is between two of them is one word. */
function divide(run: string): string[] {
  const words: string[] = [];
  let unknown = '';
  for (let at = 0; at < run.length; ) {
    const word = longestAt(run, at, unknown === '');
    if (word === undefined) {
      unknown += run.charAt(at);
      at += 1;
      continue;
    }
    if (unknown !== '') words.push(unknown);
    unknown = '';
    words.push(word);
    at += word.length;
  }
  return unknown === '' ? words : [...words, unknown];
}

function longestAt(run: string, at: number, isBoundary: boolean): string | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length > 0; length -= 1) {
    const word = run.slice(at, at + length);
    // One character within an unknown word is a part of it, but for the little words of Japanese.
    if (length === 1 && !isBoundary && !HIRAGANA.test(word)) return undefined;
    if (isKnown(word) || isPlace(word)) return word;
  }
  return undefined;
}

/** Korean: a word that is not known as it stands is one with a particle, or several in a row. */
function withoutParticle(word: string): string {
  if (isKnown(word) || isPlace(word)) return word;
  const stem = word.replace(PARTICLE, '');
  if (stem !== '' && (isKnown(stem) || isPlace(stem))) return stem;
  const parts = divide(stem === '' ? word : stem);
  return parts.every((part) => isKnown(part) || isPlace(part)) ? parts.join(' ') : word;
}

/** Arabic: 'and', 'in' and 'for' as words of their own, and words without the article. */
function apart(word: string): string {
  if (isKnown(word) || isPlace(word)) return word;
  const [whole = '', and = '', to = '', article = ''] = BEFORE_WORD.exec(word) ?? [];
  const tries: readonly (readonly [little: readonly string[], rest: string])[] = [
    [[], whole === 'ال' ? word.slice(2) : ''],
    [[and], and ? word.slice(and.length) : ''],
    [[and], and && article ? word.slice(whole.length) : ''],
    [[and, to], to ? word.slice(and.length + to.length) : ''],
    [[and, to], to ? word.slice(whole.length) : ''],
  ];
  for (const [little, rest] of tries) {
    if (rest.length > 1 && (isKnown(rest) || isPlace(rest))) return [...little, rest].filter((part) => part).join(' ');
  }
  return word;
}
