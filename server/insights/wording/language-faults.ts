import { findFillers } from './filler-phrases.ts';
import { languageOfSentence, nameLanguage } from './language-of.ts';
import { article } from './phrasing.ts';
import { splitLineIntoSentences } from './quoting.ts';

/** One fault of language in a text that was written for a user. */
export interface LanguageFault {
  /** What is wrong, in a few words. */
  rule: string;
  /** The piece of the text. */
  found: string;
}

export interface KnownTexts {
  /** Names and titles as the facts write them: whatever stands in one is no fault of the writer's. */
  names?: readonly string[];
  /** All texts the writer was given; their words may be repeated. */
  given?: string;
}

/** What was quoted, and what stands for a name, in a text that is looked at. */
const QUOTED = 'Qq';
const NAMED = 'Nn';

const QUOTATION = /"[^"]*"|“[^“”]*”/g;
const CUT_QUOTATION = /(?:…|\.{3})["”]/g;
const ARTICLE = /(?<![\p{L}\p{N}&'’-])(?:an?|A|An) ["“(]?(?=[\p{L}\p{N}])/gu;
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+) \1(?![\p{L}\p{N}'’-])/giu;
const MAY_BE_DOUBLED: ReadonlySet<string> = new Set(['had', 'that', NAMED.toLowerCase(), QUOTED.toLowerCase()]);

const COUNTED =
  'day|week|month|year|hour|minute|person|employee|worker|post|reaction|comment|client|customer|product|service|point|role|opening|update|company|plant|site|depot|country|office|team|shop|store|flat|bed|truck|city|region|supplier|person';
const NUMBER = String.raw`(?:[2-9]|\d[\d.,]*\d|two|three|four|five|six|seven|eight|nine|ten|twelve|hundreds of|several|many|few|both)`;
/** "Plant 3 team" is a name: what stands before the number must not be one. "140 supplier contracts" are contracts. */
const SINGULAR_AFTER_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£₹-])(?<!\p{Lu}\p{Ll}{1,20} )(?!(?:19|20)\d\d\b)${NUMBER} (?:${COUNTED})(?![\p{L}'’-])(?! \p{Ll}{2,24}s(?!\p{L}))`,
  'gu',
);
const PLURAL_AFTER_ONE =
  /(?<![\p{L}\p{N}.,-])(?:1|one) (?:days|weeks|months|years|hours|minutes|employees|posts|reactions|comments|clients|customers|products|points|roles|openings|companies|people)\b/giu;

/** Each is looked for in the text with quotations and names taken out. */
const RULES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['an s after the s of a name', /\p{L}s['’]s(?!\p{L})/giu],
  ['an apostrophe where none belongs', /\bit['’]s own\b|\bits['’]|\b(?:your|our|their|her)['’]s\b/giu],
  ['a singular after a number', SINGULAR_AFTER_NUMBER],
  ['a plural after one', PLURAL_AFTER_ONE],
  [
    'verb and noun do not agree',
    /\b(?:they|we|you) (?:is|was|has)\b|\b(?:he|she|it) (?:are|have)\b(?<!\b(?:can|does|may|should|will|would|could|might|let|make|help|if|whether|that) (?:he|she|it) have)|\bpeople (?:is|was|has)\b/giu,
  ],
  ['a space before a mark', /\s[.,;:!?](?![\d\p{L}.])/gu],
  ['two marks in a row', /[,;:]{2}|[,;:][.!?]|[.!?][,;:]|[!?]\.|(?<!\.)\.[!?]|(?<!\.)\.\.(?!\.)|\.["”]\.|[?!]["”]\./gu],
  ['no space after a mark', /[\p{Ll})][,;:!?]\p{L}|\p{Ll}{2}\.\p{Lu}/gu],
  ['a double space', / {2,}/g],
  [
    'a small letter after a full stop',
    /(?<!(?:^|[^\p{L}])\p{L}|\b(?:vs|etc|approx|Inc|Ltd|Co|Corp|No))(?:[.!?]|\.["”)]) \p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu,
  ],
  ['an empty quotation', /""|“”/g],
  ['an undefined value', /\b(?:undefined|null|NaN)\b|\[object/g],
  ['a pronoun twice', /\byour your\b|\bour our\b|\byour our\b/gi],
];

const ENDS = /[.!?…]'?["”')]?$/;
const STARTS = /^["“'(]?[\p{Lu}\p{N}\p{Lo}₹$€£]/u;
/** "wrote in German", "(translated from Spanish)": the reader knows what is coming. */
const SAYS_LANGUAGE =
  /\b(?:in|from) (?:German|Spanish|French|Portuguese|Italian|Dutch|Hindi|Polish|another language|the original)\b/;

/** The writer's own words: quotations and names are taken out, and something short stands for them. */
function ownWordsOf(text: string, names: readonly string[] = []): string {
  let own = text.replace(QUOTATION, (quoted) => {
    const end = quoted.charAt(quoted.length - 2);
    return `"${QUOTED}${/[.!?…]/.test(end) ? end : ''}"`;
  });
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (name.length > 1) own = own.split(name).join(NAMED);
  }
  return own;
}

/** The text without what stands for quotations and names, for measuring how hard it is to read. */
export function plainWordsOf(text: string, names: readonly string[] = []): string {
  return ownWordsOf(text, names)
    .replaceAll(`"${QUOTED}"`, 'this')
    .replace(new RegExp(`"${QUOTED}([.!?…])"`, 'g'), 'this$1')
    .replaceAll(NAMED, 'Ann');
}

/**
 * Finds faults of language in an English text: articles, plurals, possessives, marks, quotations, capitals, fillers, and
 * sentences in another language.
 */
export function findLanguageFaults(text: string, { names = [], given = '' }: KnownTexts = {}): LanguageFault[] {
  const faults: LanguageFault[] = [];
  const add = (rule: string, found: string) => faults.push({ rule, found });
  const own = ownWordsOf(text, names);
  for (const [rule, pattern] of RULES) for (const [found] of own.matchAll(pattern)) add(rule, found);
  for (const [found] of text.matchAll(CUT_QUOTATION)) add('a quotation cut in the middle', found);
  for (const found of wrongArticles(text, names)) add('a wrong article', found);
  for (const [found, word = ''] of own.matchAll(DOUBLED)) {
    if (!MAY_BE_DOUBLED.has(word.toLowerCase()) && !given.includes(found)) add('a doubled word', found);
  }
  for (const found of findFillers(ownWordsOf(text), given)) add('a filler', found);
  if ((text.match(/"/g)?.length ?? 0) % 2 > 0) add('a quotation mark without its other', text.slice(-40));
  if (count(text, '“') !== count(text, '”')) add('a quotation mark without its other', text.slice(-40));
  if (count(own, '(') !== count(own, ')')) add('a bracket without its other', text.slice(-40));
  if (!ENDS.test(text)) add('no mark at the end', text.slice(-40));
  if (!STARTS.test(own)) add('a small letter at the start', text.slice(0, 40));
  faults.push(...foreignSentences(text));
  return faults;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Capitals inside a sentence are no article: 'Series A of $14m'. */
function* wrongArticles(text: string, names: readonly string[]): Generator<string> {
  const unquoted = text.replace(QUOTATION, (quoted) =>
    quoted.includes(' ') ? `"${quoted.slice(1, quoted.indexOf(' '))}"` : quoted,
  );
  for (const match of unquoted.matchAll(ARTICLE)) {
    const [found] = match;
    const before = unquoted.slice(0, match.index);
    if (names.some((name) => isWithinName(name, unquoted, match.index))) continue;
    if (/^A/.test(found) && !/(?:^|[.!?:]["”]? |["“(])$/.test(before)) continue;
    const noun = unquoted.slice(match.index + found.length, match.index + found.length + 40);
    if (
      /^\d/.test(noun)
        ? !fitsNumber(found, noun)
        : article(noun) !== found.trim().replace(/["“(]/, '').trim().toLowerCase()
    ) {
      yield `${found}${noun.slice(0, 20)}`;
    }
  }
}

/** @returns whether a place in a text lies in a name: 'Uniklinik an der Förde' */
function isWithinName(name: string, text: string, place: number): boolean {
  const from = name === '' ? -1 : text.lastIndexOf(name, place);
  return from !== -1 && place < from + name.length;
}

/** 'an 8-week course', 'an 11th', 'an 18-month one'; 'a' before all others. */
function fitsNumber(found: string, noun: string): boolean {
  return /^an/i.test(found) === /^(?:8|11(?!\d)|18(?!\d))/.test(noun);
}

function* foreignSentences(text: string): Generator<LanguageFault> {
  for (const [quoted] of text.matchAll(QUOTATION)) {
    const language = foreignLanguageOf(quoted);
    if (language === undefined || SAYS_LANGUAGE.test(text)) continue;
    yield { rule: 'a foreign quotation, not translated', found: `${language}: ${quoted}` };
  }
  for (const sentence of splitLineIntoSentences(text.replace(QUOTATION, `"${QUOTED}"`))) {
    const language = foreignLanguageOf(sentence);
    if (language === undefined) continue;
    yield { rule: 'a foreign sentence', found: `${language}: ${sentence}` };
  }
}

/** 'German'; undefined for English, for names and titles, which stay as they are, and for what cannot be told. */
function foreignLanguageOf(text: string): string | undefined {
  const language = languageOfSentence(text);
  if (language === undefined || language === 'en') return undefined;
  return nameLanguage(language);
}
