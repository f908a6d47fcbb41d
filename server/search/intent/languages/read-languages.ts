import { plain } from '../plain.ts';
import type { Token } from '../tokens.ts';
import { CZECH_TO_VIETNAMESE } from './czech-to-vietnamese.ts';
import { EAST_ASIAN_AND_ARABIC } from './east-asian-and-arabic.ts';
import { ENGLISH } from './english.ts';
import { FURTHER_LANGUAGES } from './further-languages.ts';
import type { LanguageWords } from './language-words.ts';
import { HINDI_SCRIPT, OTHER_LANGUAGES } from './other-languages.ts';

/** What a word or phrase does between the things a query names. */
export type Joint = Exclude<keyof LanguageWords, 'evidence' | 'codes'>;

type JointTable = ReadonlyMap<string, readonly Joint[]>;

interface Language {
  codes: readonly string[];
  evidence: ReadonlySet<string>;
  joints: JointTable;
}

const JOINTS: readonly Joint[] = [
  'in',
  'at',
  'from',
  'of',
  'with',
  'past',
  'list',
  'not',
  'exclude',
  'notAfter',
  'that',
  'skip',
];

/** Most words of a joint: 'with the exception of'. */
export const LONGEST_JOINT = 5;

const english = compile(ENGLISH);
const hindi = compile(HINDI_SCRIPT);
const others = [...OTHER_LANGUAGES, ...FURTHER_LANGUAGES, ...EAST_ASIAN_AND_ARABIC, ...CZECH_TO_VIETNAMESE].map(
  compile,
);

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => plain(phrase).trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

function compile(words: LanguageWords): Language {
  const joints = new Map<string, Joint[]>();
  for (const joint of JOINTS) {
    for (const phrase of phrasesOf(words[joint])) {
      const known = joints.get(phrase);
      if (!known) joints.set(phrase, [joint]);
      else if (!known.includes(joint)) known.push(joint);
    }
  }
  return { codes: words.codes, evidence: new Set(phrasesOf(words.evidence)), joints };
}

/** Words of evidence that a query has to hold before another language is taken into account; one does, when it is short. */
const ENOUGH = 2;
const SHORT = 8;

/** Little words without which there is hardly an English sentence. */
const ENGLISH_LITTLE = ['in', 'at', 'with', 'for', 'the', 'of', 'and', 'from', 'who', 'find', 'not'];
/** Names of countries, which stand in English queries as well. */
const COUNTRY = /^(?:mexico|brasil)$/;
/** Spanish, French and Portuguese among the other languages: 'CEOs de construtoras' may be any of them. */
const ROMANCE = new Set(OTHER_LANGUAGES.flatMap(({ of }, at) => (/(?:^|, )de(?:,|$)/.test(of) ? [at] : [])));

/** Letters in words that are no names, and the languages that write them; 'à' stands alone in three. */
const MARKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^à$/, ['fr', 'it']],
  [/[èëîïûùœ]/, ['fr']],
  [/[êôâ]/, ['fr', 'pt']],
  [/[óíú]/, ['es', 'pt']],
  [/[ñ¿¡]/, ['es']],
  [/[ãõ]/, ['pt']],
  [/[ąęłńśźż]/, ['pl']],
  [/ß/, ['de']],
  [/ä/, ['de', 'sv', 'fi']],
  [/[ěřů]/, ['cs']],
  [/[őű]/, ['hu']],
  [/[șțăşţ]/, ['ro']],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/, ['vi']],
  [/[іїєґ]/, ['uk']],
  [/å/, ['sv', 'da', 'no']],
  [/[æø]/, ['da', 'no']],
  [/[ığş]/, ['tr']],
];

/** Scripts, and the languages that are read in them: one word of theirs is enough. */
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{sc=Arabic}/u, ['ar']],
  [/\p{sc=Hangul}/u, ['ko']],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja']],
  [/\p{sc=Han}/u, ['zh', 'ja']],
  [/\p{sc=Greek}/u, ['el']],
  [/\p{sc=Hebrew}/u, ['he']],
];

const languagesOfScripts = (tokens: readonly Token[]) =>
  tokens.flatMap(({ raw }) =>
    NOT_ASCII.test(raw) ? SCRIPTS.flatMap(([script, codes]) => (script.test(raw) ? codes : [])) : [],
  );

/** Languages that the letters of small-written words show: 'hospitalières', 'satın'. */
function languagesOfLetters(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, raw }) =>
    kind === 'word' && /^\p{Ll}/u.test(raw) && NOT_ASCII.test(raw)
      ? MARKS.flatMap(([letters, codes]) => (letters.test(raw.normalize('NFC')) ? codes : []))
      : [],
  );
}

const NOT_ASCII = /[^ -~]/;

/** How many words of a query have their place in a language's tables alone, and not in English ones. */
function countJoints({ joints }: Language, words: ReadonlySet<string>): number {
  let seen = 0;
  for (const word of words) if (joints.has(word) && !english.joints.has(word)) seen += 1;
  return seen;
}

/**
 * Which languages a query is in: English always, others when their words show, of which `codes` are the ISO 639 codes. `jointsOf` looks
 * a phrase up in the tables of all.
 * @param occupations in other languages that the query holds, each with the codes of those it is of, if that is known
 */
export function readLanguages(
  tokens: readonly Token[],
  occupations: readonly (readonly string[])[] = [],
): {
  jointsOf: (phrase: string) => readonly Joint[];
  isForeign: boolean;
  codes: readonly string[];
} {
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text));
  const isRomance =
    ['de', 'do', 'da', 'du', 'des'].some((word) => words.has(word)) && !ENGLISH_LITTLE.some((word) => words.has(word));
  const spoken = [...occupations.flat(), ...languagesOfScripts(tokens)];
  const written = languagesOfLetters(tokens);
  const isEnglish = ENGLISH_LITTLE.some((word) => words.has(word));
  const countEvidence = ({ codes, evidence }: Language) => {
    // Where two words have letters of the language, it is that one.
    let seen = Math.min(ENOUGH, written.filter((code) => codes.includes(code)).length);
    for (const word of words) if (evidence.has(word) && !(isEnglish && COUNTRY.test(word))) seen += 1;
    return seen;
  };
  let foreign = others.filter((language, at) => {
    if ((isRomance && ROMANCE.has(at)) || language.codes.some((code) => spoken.includes(code))) return true;
    return countEvidence(language) >= (words.size <= SHORT ? 1 : ENOUGH);
  });
  // 'dokter gigi di Bandung': of what language the occupation is, the words around it show.
  if (foreign.length === 0 && occupations.length > 0) foreign = mostJoints(words);
  const tables = [english, hindi, ...foreign].map(({ joints }) => joints);
  const codes = foreign.flatMap((language) => language.codes);
  const no = readNo(foreign, countEvidence);
  const jointsOf = (phrase: string) => {
    if (phrase === 'no' && no) return no;
    const found = tables.flatMap((table) => table.get(phrase) ?? []);
    return found.length > 1 ? [...new Set(found)] : found;
  };
  return { jointsOf, isForeign: foreign.length > 0, codes };
}

const NO_IN_PORTUGUESE: readonly Joint[] = ['in', 'at', 'skip'];
const NO_IN_SPANISH: readonly Joint[] = ['not'];

/** 'no Porto' is 'in Porto' in Portuguese, and 'no becarios' 'without interns' in Spanish. @returns undefined: as the tables have it */
function readNo(languages: readonly Language[], evidenceOf: (language: Language) => number) {
  const named = (code: string) => languages.find(({ codes }) => codes.includes(code));
  const [portuguese, spanish] = [named('pt'), named('es')];
  if (!portuguese || named('it')) return undefined;
  if (!spanish) return NO_IN_PORTUGUESE;
  return evidenceOf(spanish) > evidenceOf(portuguese) ? NO_IN_SPANISH : undefined;
}

function mostJoints(words: ReadonlySet<string>): Language[] {
  const counts = others.map((language) => countJoints(language, words));
  const most = Math.max(...counts);
  return most === 0 ? [] : others.filter((_, at) => counts[at] === most);
}
