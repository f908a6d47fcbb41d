import { plain, type Token } from '../tokens.ts';
import { ENGLISH } from './english.ts';
import type { LanguageWords } from './language-words.ts';
import { HINDI_SCRIPT, OTHER_LANGUAGES } from './other-languages.ts';

/** What a word or phrase does between the things a query names. */
export type Joint = Exclude<keyof LanguageWords, 'evidence'>;

type JointTable = ReadonlyMap<string, readonly Joint[]>;

interface Language {
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
const others = OTHER_LANGUAGES.map(compile);

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
  return { evidence: new Set(phrasesOf(words.evidence)), joints };
}

/** Words of evidence that a query has to hold before another language is taken into account; one does, when it is short. */
const ENOUGH = 2;
const SHORT = 8;

/** Little words without which there is hardly an English sentence. */
const ENGLISH_LITTLE = ['in', 'at', 'with', 'for', 'the', 'of', 'and', 'from', 'who', 'find', 'not'];
/** Spanish, French and Portuguese among the other languages: 'CEOs de construtoras' may be any of them. */
const ROMANCE = new Set(OTHER_LANGUAGES.flatMap(({ of }, at) => (/(?:^|, )de(?:,|$)/.test(of) ? [at] : [])));

/** Which languages a query is in: English always, another one when its words show. `jointsOf` looks a phrase up in their tables. */
export function readLanguages(tokens: readonly Token[]): {
  jointsOf: (phrase: string) => readonly Joint[];
  isForeign: boolean;
} {
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text));
  const isRomance =
    ['de', 'do', 'da', 'du', 'des'].some((word) => words.has(word)) && !ENGLISH_LITTLE.some((word) => words.has(word));
  const foreign = others.filter(({ evidence }, at) => {
    if (isRomance && ROMANCE.has(at)) return true;
    let seen = 0;
    for (const word of words) if (evidence.has(word)) seen += 1;
    return seen >= (words.size <= SHORT ? 1 : ENOUGH);
  });
  const tables = [english, hindi, ...foreign].map(({ joints }) => joints);
  const jointsOf = (phrase: string) => {
    const found = tables.flatMap((table) => table.get(phrase) ?? []);
    return found.length > 1 ? [...new Set(found)] : found;
  };
  return { jointsOf, isForeign: foreign.length > 0 };
}
