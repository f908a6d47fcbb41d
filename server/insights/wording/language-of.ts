import { RecentMap } from '../../platform/recent-map.ts';
import { areMostlyEnglishWords, isMadeOfEnglishWords } from './english/english-words.ts';
import { BEYOND_PLAIN } from './plain-letters.ts';
import { STOP_WORDS } from './stop-words.ts';
import { placeOfTwo, WordList } from './word-list.ts';

/** Languages told apart; names as English readers know them. */
const NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  sv: 'Swedish',
  da: 'Danish',
  nb: 'Norwegian',
  tr: 'Turkish',
  cs: 'Czech',
  sk: 'Slovak',
  hu: 'Hungarian',
  ro: 'Romanian',
  fi: 'Finnish',
  id: 'Indonesian',
  vi: 'Vietnamese',
  hr: 'Croatian',
  ca: 'Catalan',
  lt: 'Lithuanian',
  lv: 'Latvian',
  et: 'Estonian',
  fil: 'Filipino',
  sw: 'Swahili',
  af: 'Afrikaans',
  'hi-Latin': 'Hindi',
  hi: 'Hindi',
  ar: 'Arabic',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ru: 'Russian',
  other: 'another language',
} as const;
export type Language = keyof typeof NAMES;
type LatinLanguage = keyof typeof STOP_WORDS;

/** Beyond this a text says no more about its language. */
const MOST_CHARS = 800;
const APART = /[^\p{L}\p{M}]+/u;
const CODE_OF_A = 97;
const CODE_OF_Z = 122;
/** Makes a small letter of a capital one, and no letter of anything that is none. */
const TO_SMALL = 32;
const FOREIGN_LETTER = /[^\p{Script=Latin}\p{M}\P{L}]/gu;
const LETTER = /\p{L}/gu;

/** Languages are weighed by their places in this list. */
const LATIN = Object.keys(STOP_WORDS) as LatinLanguage[];
const ENGLISH = LATIN.indexOf('en');

/** For each word, the languages it belongs to. */
const LANGUAGES_OF = new Map<string, number[]>();
for (const [language, id] of LATIN.entries()) {
  for (const word of new Set(STOP_WORDS[id].split(/\s+/))) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
  }
}

const LONGEST = Math.max(...Array.from(LANGUAGES_OF.keys(), ({ length }) => length));

/** For the first two letters the lengths of the small words that begin with them: a bit for each, which is cheap to look up. */
const LENGTHS = new Uint32Array(1 << 10);
for (const word of LANGUAGES_OF.keys()) {
  const place = placeOfTwo(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0);
  LENGTHS[place] = (LENGTHS[place] ?? 0) | (1 << (word.length % 32));
}

/** Small words that English has not: without any of them no language weighs more than English. */
const FOREIGN_WORDS = new WordList(
  [...LANGUAGES_OF].flatMap(([word, languages]) => (languages.includes(ENGLISH) ? [] : [word])),
);

/** Whether the word between two places of a text is a small one that English has not. Behind an apostrophe stands no word: "Asha's". */
export function isForeignWordAt(text: string, from: number, to: number): boolean {
  if (to === from + 1 && isApostrophe(text.charCodeAt(from - 1))) return false;
  return FOREIGN_WORDS.hasAt(text, from, to);
}

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019;

/** A letter beyond the plain ones in a word that is no name: 'für', 'état'; in another script than the Latin one anywhere. */
const BEYOND_NAMES =
  /(?<!\p{L})(?=\p{Ll})[\p{L}\p{M}]*[^\x20-\x7e\s‘’“”–—…•·₹€£]|[^\p{Script=Latin}\x20-\x7e\s\p{P}\p{S}]/u;

/** Whether letters alone may show another language than English: beyond the plain ones they do not in names. */
export const mayBeForeignByLetters = (text: string): boolean => BEYOND_PLAIN.test(text) && BEYOND_NAMES.test(text);

/** @param plain a text of plain letters */
function hasForeignWord(plain: string): boolean {
  let start = 0;
  for (let at = 0; at <= plain.length; at++) {
    const code = at < plain.length ? plain.charCodeAt(at) | TO_SMALL : 0;
    if (code >= CODE_OF_A && code <= CODE_OF_Z) continue;
    if (at > start && isForeignWordAt(plain, start, at)) return true;
    start = at + 1;
  }
  return false;
}

interface Sign {
  of: readonly LatinLanguage[];
  /** Letters anywhere in a word. */
  letters?: string;
  /** Endings of words. */
  endings?: string;
}

/** Letters and endings that a language has and English lacks; names have them too, so that each counts little. */
const SIGNS: readonly Sign[] = [
  {
    of: ['de'],
    letters: 'ß',
    endings: 'ung ungen keit keiten schaft lich licher liche ische ischen ischer betrieb betriebe betrieben lager',
  },
  { of: ['de', 'sv'], letters: 'ä ö' },
  { of: ['de'], letters: 'ü' },
  { of: ['pt'], endings: 'ção ções ão ões dade ário ária ócio ócios ência eiro eira' },
  { of: ['es'], letters: 'ñ', endings: 'ción ciones miento mientos ería ía ías' },
  { of: ['it'], endings: 'zione zioni ità aggio ezza mente' },
  {
    of: ['fr'],
    letters: 'œ ç è ê î',
    endings: 'ée ées eur eurs euse euses eaux ique iques aire aires',
  },
  { of: ['pl'], letters: 'ł ą ę ś ż ź ć ń', endings: 'ość ości owy owa owe nych' },
  { of: ['es', 'pt'], letters: 'á í ó ú' },
  { of: ['pt'], letters: 'ã õ' },
  { of: ['nl'], letters: 'ij', endings: 'heid ingen lijk lijke schap' },
  { of: ['sv', 'da', 'nb'], letters: 'å' },
  { of: ['da', 'nb'], letters: 'ø æ' },
  { of: ['tr'], letters: 'ş ğ ı' },
  { of: ['ro'], letters: 'ș ț ă' },
  { of: ['cs'], letters: 'ř ě ů' },
  { of: ['hu'], letters: 'ő ű' },
];

/** Endings by their last two letters, each with the place of its sign in the list. */
const ENDINGS = new Map<string, { ending: string; sign: number }[]>();
for (const [sign, { endings }] of SIGNS.entries()) {
  for (const ending of endings?.split(' ') ?? []) {
    const alike = ENDINGS.get(ending.slice(-2)) ?? [];
    ENDINGS.set(ending.slice(-2), [...alike, { ending, sign }]);
  }
}
/** A 1 for the last two letters of an ending, which are cheap to look up: most words have none. */
const LAST_LETTERS = new Uint8Array(1 << 10);
for (const letters of ENDINGS.keys()) LAST_LETTERS[placeOfLast(letters)] = 1;

function placeOfLast(word: string): number {
  return placeOfTwo(word.charCodeAt(word.length - 2), word.charCodeAt(word.length - 1));
}
const LETTERS = SIGNS.flatMap(({ letters }, sign) => letters?.split(' ').map((part) => ({ part, sign })) ?? []);
const PLAIN_LETTERS = LETTERS.filter(({ part }) => !BEYOND_PLAIN.test(part));
const SIGN_WEIGHT = 0.4;
/** Less than this tells nothing: a single word that three languages share, or one letter of a name. */
const LEAST = 0.34;
/** A name brings one small word along, at most with one that English has too: 'Garten und Bau works in Hanover'. */
const LEAST_IN_SENTENCE = 1.5;
const POSSESSIVE = /['’]s(?!\p{L})/gu;
/** Letters of abbreviations and possessives: "HydroAnaliza Sp. z o.o.'s". */
const NO_WORD = /(?<!\p{L})\p{L}\.|['’]s(?!\p{L})/gu;
/** Inside a sentence a capital makes a name of a small word ('the news of Die Bahn'); 'Hi' before a name is a greeting, no Hindi. */
const NAME_INSIDE = /^Hi (?=\p{Lu})|(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}+(?:-\p{L}+)*(?!\p{L})/gu;

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  // Other languages are written with these letters too: they are named by words of their own.
  [/(?<!\p{L})(?:है|हैं|के|में|और|का|की|से|को|पर|हम)(?![\p{L}\p{M}])/u, 'hi'],
  [/(?<!\p{L})(?:и|в|на|не|что|с|мы|для|это|как)(?!\p{L})/u, 'ru'],
  [/(?<!\p{L})(?:في|من|على|إلى|هذا|مع|التي)(?!\p{L})/u, 'ar'],
];

function languageOfScript(text: string): Language {
  return SCRIPTS.find(([sign]) => sign.test(text))?.[1] ?? 'other';
}

/** The words of a text in small letters, as Unicode parts them. */
const lowerWordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().split(APART);

/** The same for a text of plain letters, as most are; without the words that surely are no small ones and have no sign. */
function lowerPlainWordsOf(text: string): string[] {
  const folded = text.toLowerCase();
  const hasLetters = PLAIN_LETTERS.some(({ part }) => folded.includes(part));
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= folded.length; at++) {
    const code = at < folded.length ? folded.charCodeAt(at) : 0;
    if (code >= CODE_OF_A && code <= CODE_OF_Z) continue;
    if (at > start && (hasLetters || mayTell(folded, start, at))) words.push(folded.slice(start, at));
    start = at + 1;
  }
  return words;
}

/** Whether a word may be a small one or have an ending that is a sign: most say nothing. */
function mayTell(folded: string, start: number, end: number): boolean {
  const length = end - start;
  const lengths = LENGTHS[placeOfTwo(folded.charCodeAt(start), length > 1 ? folded.charCodeAt(start + 1) : 0)] ?? 0;
  if (length <= LONGEST && lengths & (1 << (length % 32))) return true;
  return length > 3 && LAST_LETTERS[placeOfTwo(folded.charCodeAt(end - 2), folded.charCodeAt(end - 1))] === 1;
}

/** Several texts of one profile ask for the language of the same sentence, and some sentences are said by many. */
const told = new RecentMap<Language | 'untold'>(2_000);

/** The signs that the letters and the ending of a word give: a bit for each in the list. */
function signsOf(word: string, isPlain: boolean): number {
  const endings = LAST_LETTERS[placeOfLast(word)] === 1 ? ENDINGS.get(word.slice(-2)) : undefined;
  let signs = 0;
  for (const { part, sign } of isPlain ? PLAIN_LETTERS : LETTERS) {
    if (word.includes(part)) signs |= 1 << sign;
  }
  if (endings === undefined) return signs;
  for (const { ending, sign } of endings) if (word.endsWith(ending)) signs |= 1 << sign;
  return signs;
}

/** The languages of each sign. */
const LANGUAGES_OF_SIGN = SIGNS.map(({ of }) => of.map((id) => LATIN.indexOf(id)));

/**
 * @param signWeight what a sign counts against a small word; 0 for small words alone, each of them once
 * @returns the weight of each language in the list
 */
function weigh(text: string, signWeight: number): number[] {
  const weights = new Array<number>(LATIN.length).fill(0);
  const isPlain = !BEYOND_PLAIN.test(text);
  const words = isPlain ? lowerPlainWordsOf(text) : lowerWordsOf(text);
  for (const word of signWeight > 0 ? words : new Set(words)) {
    const languages = word.length > LONGEST ? undefined : LANGUAGES_OF.get(word);
    if (languages !== undefined) addWeight(weights, languages, 1);
    else if (signWeight > 0 && word.length > 3) {
      let sign = 0;
      for (let signs = signsOf(word, isPlain); signs > 0; signs >>= 1, sign += 1) {
        if (signs & 1) addWeight(weights, LANGUAGES_OF_SIGN[sign] ?? [], signWeight);
      }
    }
  }
  return weights;
}

/** What several languages share counts less for each. */
function addWeight(weights: number[], languages: readonly number[], weight: number): void {
  for (const language of languages) weights[language] = (weights[language] ?? 0) + weight / languages.length;
}

/**
 * Tells the language of a text by its small words, its letters and the endings of its words.
 * @returns undefined when there is too little to tell by ('Series B', 'Navik Track') or English is as likely as another
 *  language; 'other' for one that is not told apart, and for two that are equally likely, as 'equipo de ventas'
 */
export function languageOf(text: string): Language | undefined {
  const start = withoutPrefixes(text.slice(0, MOST_CHARS));
  const known = told.get(start);
  if (known !== undefined) return known === 'untold' ? undefined : known;
  const language = isInAnotherScript(start) ? languageOfScript(start) : languageOfLatin(start);
  told.set(start, language ?? 'untold');
  return language;
}

function languageOfLatin(text: string): Language | undefined {
  const language = heaviest(weigh(text.replace(POSSESSIVE, ''), SIGN_WEIGHT), LEAST);
  return isByChance(language, text) ? 'en' : language;
}

/** Small words of other languages that are English ones, too. */
const ENGLISH_TOO = new Set(
  'am car co come die door era hat ho hum mere met min mine os plus sin son ten till van ve war'.split(' '),
);
const WORDS = /\p{L}+/gu;

/** 'From door to door' has two small words of Dutch, and 'I am tired' one of German; no English text has 'und'. */
const isByChance = (language: Language | undefined, text: string): boolean =>
  language !== undefined &&
  language !== 'en' &&
  language !== 'hi-Latin' &&
  !BEYOND_PLAIN.test(text) &&
  (text.replace(POSSESSIVE, '').match(WORDS) ?? []).every(
    (word) => word.length === 1 || /^\p{Lu}/u.test(word) || ENGLISH_TOO.has(word) || !isSmallWordOfOthers(word),
  ) &&
  isMadeOfEnglishWords(text);

function isSmallWordOfOthers(word: string): boolean {
  const languages = LANGUAGES_OF.get(word);
  return languages !== undefined && !languages.includes(ENGLISH);
}

/**
 * Tells the language of a whole sentence by its small words alone: names in it have letters and endings of other languages.
 * @returns as above; undefined for a sentence with hardly any small words, and for one in which English has all of them
 */
export function languageOfSentence(sentence: string): Language | undefined {
  if (!BEYOND_PLAIN.test(sentence) && !hasForeignWord(sentence)) return undefined;
  const start = withoutPrefixes(sentence.slice(0, MOST_CHARS));
  if (isInAnotherScript(start)) return languageOfScript(start);
  const language = heaviest(weigh(start.replace(NO_WORD, '').replace(NAME_INSIDE, ''), 0), LEAST_IN_SENTENCE);
  return isByChance(language, start) ? 'en' : language;
}

/** 'Co-gen' and 'e-mail': what stands before a hyphen is a small word of some language by chance. */
const PREFIX = /(?<![\p{L}\p{N}])(?:\p{Ll}{1,3}|Co|De|E|Re)-(?=\p{L})/gu;

function withoutPrefixes(text: string): string {
  return text.includes('-') ? text.replace(PREFIX, '') : text;
}

function isInAnotherScript(text: string): boolean {
  if (!BEYOND_PLAIN.test(text)) return false;
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0;
  return foreign > 0 && foreign * 3 > (text.match(LETTER)?.length ?? 0);
}

function heaviest(weights: readonly number[], least: number): Language | undefined {
  const most = Math.max(...weights);
  if (most < least) return undefined;
  const best = weights.indexOf(most);
  if (weights.lastIndexOf(most) === best) return LATIN[best];
  return weights[ENGLISH] === most ? undefined : 'other';
}

/**
 * Whether a text can stand in an English sentence as it is.
 * @param beside what it stands beside, by which a title of two words is judged
 */
export function isEnglish(text: string, beside = ''): boolean {
  const own = languageOf(text);
  // '1,150 staff, P&L £41m': of few words, none of them foreign, those beside it tell.
  const isUntold = own === undefined || (own === 'other' && beside !== '' && areMostlyEnglishWords(text));
  const language = isUntold ? languageOf(`${text} ${beside}`) : own;
  return language === undefined || language === 'en';
}

/** 'German'; 'another language' for one that is not told apart. */
export function nameLanguage(language: Language): string {
  return NAMES[language];
}
