import { listIndustryPhrases } from '../../vocabulary/industries/industry-phrases.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { divideAtKnownWords, type Piece } from '../../vocabulary/unbroken-writing/divide-at-known-words.ts';
import { simplifyChinese } from '../../vocabulary/unbroken-writing/simplify-chinese.ts';
import { CZECH_TO_VIETNAMESE } from './languages/czech-to-vietnamese.ts';
import { EAST_ASIAN_AND_ARABIC } from './languages/east-asian-and-arabic.ts';
import { plain } from './plain.ts';
import { COMPANIES } from './vocabulary/companies.ts';
import { CZECH_TO_VIETNAMESE_TRANSLATIONS } from './vocabulary/czech-to-vietnamese-translations.ts';
import { EAST_ASIAN_AND_ARABIC_TRANSLATIONS } from './vocabulary/east-asian-and-arabic-translations.ts';
import { LOCAL_PLACE_NAMES } from './vocabulary/local-place-names.ts';
import { COUNTED_WITHOUT_BLANKS } from './vocabulary/number-words.ts';
import { entries, readTable } from './vocabulary/table.ts';

/*
 * Chinese and Japanese write no blanks between words; Korean, Arabic and Hebrew write little words together with the one they belong to.
 * Here such writing is divided at the words that the vocabulary knows, so that the rest of the reading sees words, and places that are
 * known by their Latin names alone get these.
 */

const SCRIPTS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Greek}\p{sc=Cyrillic}]/u;
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+/gu;
const HANGUL = /\p{sc=Hangul}+/gu;
const ARABIC = /[\p{sc=Arabic}\p{M}]+/gu;
const HEBREW = /\p{sc=Hebrew}+(?: \p{sc=Hebrew}+)*/gu;
const WITH_BLANKS = /[\p{sc=Greek}\p{sc=Cyrillic}]+(?:-[\p{sc=Greek}\p{sc=Cyrillic}]+)*/gu;
const HIRAGANA = /^\p{sc=Hiragana}+$/u;
/** So many characters are divided: they say what several hundred Latin ones do. */
const MOST_CHARACTERS = 250;
/** Most characters of a word or name. */
const LONGEST = 12;
const LONGEST_PLACE = 6;

/** Written at the end of a Korean word: 'to', 'in', 'of', the object, the subject, the plural. */
const PARTICLE =
  /(?:들에게|들에서|들을|들이|들은|들의|에서의|에서는|에서|에게|으로|이나|하는|이며|님을|님|들|을|를|이|가|은|는|의|에|와|과|도|로|인)$/u;
/** Written before an Arabic word: 'and', 'in', 'for', 'the'. */
const BEFORE_WORD = /^(و|ف)?(ب|ل|ك)?(ال|ل(?=ل))?/u;

/** Written before a Hebrew word: 'in', 'to', 'from', 'that', 'and', and the article. */
const HEBREW_PREFIXES = new Set('בלמשוה');
const MOST_HEBREW_PREFIXES = 2;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[、，،]/g, ', '],
  [/[。]/g, '. '],
  [/[؛]/g, '; '],
  [/[؟]/g, '? '],
  [/[「」『』【】《》〈〉]/g, ' '],
  [/[・･]/g, ' / '],
  [/[〜～]/g, '-'],
  // 'מנכ"ל' is an abbreviation.
  [/(?<=\p{sc=Hebrew})["״](?=\p{sc=Hebrew})/gu, ''],
];

let dictionary: ReadonlySet<string> | undefined;

function knownWords(): ReadonlySet<string> {
  dictionary ??= new Set(
    [
      ...[EAST_ASIAN_AND_ARABIC_TRANSLATIONS, CZECH_TO_VIETNAMESE_TRANSLATIONS]
        .flatMap(readTable)
        .flatMap(([, , words]) => entries(words)),
      ...[...EAST_ASIAN_AND_ARABIC, ...CZECH_TO_VIETNAMESE].flatMap(({ codes, ...words }) =>
        Object.values(words).flatMap((list) => entries(list)),
      ),
      ...readTable(COMPANIES).flatMap(([, words]) => entries(words)),
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
    readTable(LOCAL_PLACE_NAMES).flatMap(([name = '', words]) =>
      entries(words).map((one) => [plain(one), name] as const),
    ),
  );
  return latinNames.get(plain(word)) ?? latinNames.get(plain(word.replace(KIND_OF_PLACE, '')));
}

const isKnown = (word: string) => knownWords().has(plain(word));
const isPlace = (word: string) => word.length > 1 && word.length <= LONGEST_PLACE && findPlaces(word).length > 0;

/** The word as the vocabulary has it: as written, as China writes it, or a place by its Latin name. */
function findWord(word: string): string | undefined {
  if (isKnown(word)) return word;
  const latin = latinName(word);
  if (latin !== undefined || isPlace(word)) return latin ?? word;
  const simplified = simplifyChinese(word);
  return simplified !== word && (isKnown(simplified) || isPlace(simplified)) ? simplified : undefined;
}

/** The text with blanks between its words, and with marks of other scripts as Latin ones; unchanged where it has no such script. */
export function separateWords(text: string): string {
  if (!SCRIPTS.test(text)) return text;
  let spaced = text.normalize('NFKC');
  for (const [mark, latin] of MARKS) spaced = spaced.replace(mark, latin);
  let left = MOST_CHARACTERS;
  /** Divides a run as long as there is time for it; the rest stays one word. */
  const withTime = (separate: (run: string) => string) => (run: string) => {
    const now = run.slice(0, Math.max(0, left));
    left -= run.length;
    return ` ${now === '' ? '' : separate(now)} ${run.slice(now.length)} `;
  };
  return spaced
    .replace(
      IDEOGRAPHS,
      withTime((run) =>
        piecesOf(run)
          .map((piece) => piece.text)
          .join(' '),
      ),
    )
    .replace(HANGUL, withTime(withoutParticle))
    .replace(ARABIC, withTime(apart))
    .replace(HEBREW, withTime(hebrewApart))
    .replace(WITH_BLANKS, (word) => latinName(word) ?? word);
}

/** Chinese or Japanese: one character within an unknown word is a part of it, but for the little words of Japanese. */
function piecesOf(run: string): Piece[] {
  return divideAtKnownWords(run, LONGEST, (part, isBehindUnknown) =>
    part.length === 1 && isBehindUnknown && !HIRAGANA.test(part) ? undefined : findWord(part),
  );
}

/** Korean: a word that is not known as it stands is one with a particle, or several in a row. */
function withoutParticle(word: string): string {
  const stem = word.replace(PARTICLE, '') || word;
  const found = findWord(word) ?? findWord(stem);
  if (found !== undefined) return found;
  const pieces = piecesOf(stem);
  return pieces.every((piece) => piece.isKnown) ? pieces.map((piece) => piece.text).join(' ') : word;
}

/** Arabic: 'and', 'in' and 'for' as words of their own, and words without the article. */
function apart(word: string): string {
  const named = word.startsWith('ال') ? word.slice(2) : '';
  if (named.length > 1 && findWord(named) !== undefined) return named;
  if (findWord(word) !== undefined) return word;
  const [whole = '', and = '', to = '', article = ''] = BEFORE_WORD.exec(word) ?? [];
  const tries: readonly (readonly [little: readonly string[], rest: string])[] = [
    [[and], and ? word.slice(and.length) : ''],
    [[and], and && article ? word.slice(whole.length) : ''],
    [[and, to], to ? word.slice(and.length + to.length) : ''],
    [[and, to], to ? word.slice(whole.length) : ''],
  ];
  for (const [little, rest] of tries) {
    if (rest.length > 1 && findWord(rest) !== undefined) return [...little, rest].filter((part) => part).join(' ');
  }
  return word;
}

/** Hebrew: little words as words of their own, the article left out, places of two words by their Latin names. */
function hebrewApart(run: string): string {
  const words = run.split(' ');
  const apart: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    let prefixes = 0;
    let place = latinName(`${word} ${words[at + 1]}`);
    let rest = place ?? findWord(word);
    while (rest === undefined && prefixes < MOST_HEBREW_PREFIXES && HEBREW_PREFIXES.has(word.charAt(prefixes))) {
      prefixes += 1;
      place = latinName(`${word.slice(prefixes)} ${words[at + 1]}`);
      rest = place ?? (word.length > prefixes + 1 ? findWord(word.slice(prefixes)) : undefined);
    }
    if (rest === undefined) apart.push(word);
    else apart.push(...word.slice(0, prefixes).replace(/ה/g, ''), rest);
    if (place !== undefined) at += 1;
  }
  return apart.join(' ');
}
