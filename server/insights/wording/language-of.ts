import { LRUCache } from 'lru-cache';
import { STOP_WORDS } from './stop-words.ts';

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
const FOREIGN_LETTER = /[^\p{Script=Latin}\p{M}\P{L}]/gu;
const LETTER = /\p{L}/gu;

/** For each word, the languages it belongs to. */
const LANGUAGES_OF = new Map<string, LatinLanguage[]>();
for (const language of Object.keys(STOP_WORDS) as LatinLanguage[]) {
  for (const word of new Set(STOP_WORDS[language].split(/\s+/))) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
  }
}

/** Letters and endings that a language has and English lacks; names have them too, so that each counts little. */
const SIGNS: readonly (readonly [RegExp, readonly LatinLanguage[]])[] = [
  [/ß|(?:ung|ungen|keit|keiten|schaft|lich|licher|liche|ische[nr]?|betriebe?n?|lager)$/, ['de']],
  [/[äö]/, ['de', 'sv']],
  [/ü/, ['de']],
  [/(?:ção|ções|ão|ões|dade|ário|ária|ócios?|ência|eiro|eira)$/, ['pt']],
  [/ñ|(?:ción|ciones|miento|mientos|ería|ías?)$/, ['es']],
  [/(?:zione|zioni|ità|aggio|ezza|mente)$/, ['it']],
  [/œ|ç|[èêî]|(?:ées?|eurs?|euses?|eaux|ique|iques|aire|aires)$/, ['fr']],
  [/[łąęśżźćń]|(?:ość|ości|owy|owa|owe|nych)$/, ['pl']],
  [/[áíóú]/, ['es', 'pt']],
  [/[ãõ]/, ['pt']],
  [/ij|(?:heid|ingen|lijke?|schap)$/, ['nl']],
  [/[å]/, ['sv', 'da', 'nb']],
  [/[øæ]/, ['da', 'nb']],
];
const SIGN_WEIGHT = 0.4;
/** Less than this tells nothing: a single word that three languages share, or one letter of a name. */
const LEAST = 0.34;
/** A name brings one small word along, at most with one that English has too: 'Garten und Bau works in Hanover'. */
const LEAST_IN_SENTENCE = 1.5;
/** Letters of abbreviations and possessives: "HydroAnaliza Sp. z o.o.'s". */
const NO_WORD = /(?<!\p{L})\p{L}\.|['’]s(?!\p{L})/gu;

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

const lowerWordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().split(APART);

/** Several texts of one profile ask for the language of the same sentence. */
const told = new LRUCache<string, Language | 'untold'>({ max: 500 });
const languagesBySign = new LRUCache<string, readonly LatinLanguage[][]>({ max: 5_000 });

/** The languages for which the letters or the ending of a word speak, sign by sign. */
function signsOf(word: string): readonly LatinLanguage[][] {
  const known = languagesBySign.get(word);
  if (known !== undefined) return known;
  const found = SIGNS.flatMap(([sign, of]) => (sign.test(word) ? [[...of]] : []));
  languagesBySign.set(word, found);
  return found;
}

function weigh(words: Iterable<string>, signWeight = SIGN_WEIGHT): Map<LatinLanguage, number> {
  const weights = new Map<LatinLanguage, number>();
  const add = (languages: readonly LatinLanguage[], weight: number) => {
    for (const language of languages) weights.set(language, (weights.get(language) ?? 0) + weight / languages.length);
  };
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word);
    if (languages !== undefined) add(languages, 1);
    else if (signWeight > 0 && word.length > 3) for (const of of signsOf(word)) add(of, signWeight);
  }
  return weights;
}

/**
 * Tells the language of a text by its small words, its letters and the endings of its words.
 * @returns undefined when there is too little to tell by ('Series B', 'Navik Track') or English is as likely as another
 *  language; 'other' for one that is not told apart, and for two that are equally likely, as 'equipo de ventas'
 */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, MOST_CHARS);
  const known = told.get(start);
  if (known !== undefined) return known === 'untold' ? undefined : known;
  const language = isInAnotherScript(start) ? languageOfScript(start) : heaviest(weigh(lowerWordsOf(start)), LEAST);
  told.set(start, language ?? 'untold');
  return language;
}

/**
 * Tells the language of a whole sentence by its small words alone: names in it have letters and endings of other languages.
 * @returns as above; undefined for a sentence with hardly any small words
 */
export function languageOfSentence(sentence: string): Language | undefined {
  const start = sentence.slice(0, MOST_CHARS);
  if (isInAnotherScript(start)) return languageOfScript(start);
  return heaviest(weigh(new Set(lowerWordsOf(start.replace(NO_WORD, ''))), 0), LEAST_IN_SENTENCE);
}

function isInAnotherScript(text: string): boolean {
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0;
  return foreign > 0 && foreign * 3 > (text.match(LETTER)?.length ?? 0);
}

function heaviest(weights: ReadonlyMap<LatinLanguage, number>, least: number): Language | undefined {
  const [best, second] = [...weights].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < least) return undefined;
  if (best[1] > (second?.[1] ?? 0)) return best[0];
  return weights.get('en') === best[1] ? undefined : 'other';
}

/**
 * Whether a text can stand in an English sentence as it is.
 * @param beside what it stands beside, by which a title of two words is judged
 */
export function isEnglish(text: string, beside = ''): boolean {
  const language = languageOf(text) ?? languageOf(`${text} ${beside}`);
  return language === undefined || language === 'en';
}

/** 'German'; 'another language' for one that is not told apart. */
export function nameLanguage(language: Language): string {
  return NAMES[language];
}
