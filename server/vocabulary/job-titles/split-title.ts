import { divideAtKnownWords } from '../unbroken-writing/divide-at-known-words.ts';
import { simplifyChinese } from '../unbroken-writing/simplify-chinese.ts';
import { ABBREVIATIONS, writeOutPhrases } from './abbreviations.ts';
import { readLexicon } from './lexicon/lexicon.ts';
import { foldTitle } from './normalize-title.ts';
import { keepPresentRole } from './present-role.ts';
import { splitCompound } from './split-compound.ts';

/** 'C.E.O.' */
const DOTTED = /(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:\.|\s|$))/gu;
const BREAKS = /[,;:|()[\]{}<>"“”„«»•·●★|➤►⚡\n\t~–—。、，；：｜（）【】]+|[-‐‑*]\s|\s[-‐‑*]/gu;
const NOT_WORDS = /[^\p{L}\p{M}\p{N}+#|/]+/gu;
const UNBROKEN_WRITING = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]+/gu;
/** The first character of Thai; Chinese, Japanese and Korean come behind it. */
const FIRST_UNBROKEN = 0x0e00;
const LONGEST_UNBROKEN = 20;
/** 'Chargé(e)', 'Conseiller(ère)', 'Mitarbeiter(in)', 'tanatólogo (a)'. */
const GENDERED = /(?<=\p{L})(?:\(-?\p{L}{1,5}\)| \((?:a|o|e|as|os|in|f)\))/gu;
/** 'Chargé·e', 'Chargé.e.s', 'Directeur·rice'. */
const INCLUSIVE = /(?<=\p{L}{3})[·•.](?:e|ne|se|ve|ere|rice|trice|euse)(?:[·•.]?s)?(?![\p{L}.])/gu;
/** 'Lohnverrechner_in', 'Ärzt*innen', 'Köch:in', 'Angestellte*r': women and men in one German word. */
const OF_BOTH = /(?<=\p{L}{3})[_:*](in|innen|r|n|frau)(?!\p{L})/gu;
/** 'Groß- und Außenhandel', 'Social- og sundhedsassistent': the word goes on behind the next one. */
const HANGING = /(?<=\p{L})[-‐‑] (?=(?:und|oder|og|och|eller|en|of|ja|es|i) )/gu;
const MOST_WORDS = 60;

/** Words that join two things of the same kind; '/' does too. */
export const JOINTS: ReadonlySet<string> = new Set(
  'and / + y e et und i oraz och og ve und и и o ed en / एवं और تو 和 与 及 兼'.split(' '),
);

/**
 * Splits a title at commas, brackets, bars and dashes.
 * @param text 'Sr. Manager - R&D/Quality (EMEA)'
 * @returns the words of each part, normalised: [['sr', 'manager'], ['r', 'and', 'd', '/', 'quality'], ['emea']]
 */
export function splitTitle(text: string): string[][] {
  const line = writeOutPhrases(keepPresentRole(foldTitle(text)))
    .replace(DOTTED, '')
    .replace(GENDERED, '')
    .replace(INCLUSIVE, '')
    .replace(OF_BOTH, '$1')
    .replace(HANGING, ' ')
    .replaceAll('&', ' and ')
    .replace(BREAKS, ' | ')
    .replace(NOT_WORDS, ' ');
  const parts: string[][] = [];
  let part: string[] = [];
  let count = 0;
  for (const word of line.replaceAll('/', ' / ').replace(UNBROKEN_WRITING, ' $& ').split(' ')) {
    if (word === '' || count >= MOST_WORDS) continue;
    count += 1;
    if (word === '|' || word.includes('|')) {
      if (part.length > 0) parts.push(part);
      part = [];
    } else part.push(...splitWord(ABBREVIATIONS.get(word) ?? oneOf(word)));
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** 'surgeons' -> 'surgeon': a plural that stands in no table, not as a part of a phrase either, of a word that does. */
function oneOf(word: string): string {
  if (!/^[a-z]{4,}s$/.test(word) || word.endsWith('ss')) return word;
  const { ranks, departments } = readLexicon();
  const one = word.slice(0, -1);
  if (!ranks.phrases.has(one) && !departments.phrases.has(one)) return word;
  plurals ??= new Set(
    [...ranks.phrases.keys(), ...departments.phrases.keys()].flatMap((phrase) =>
      phrase.split(' ').filter((part) => part.endsWith('s')),
    ),
  );
  return plurals.has(word) ? word : one;
}

let plurals: ReadonlySet<string> | undefined;

function splitWord(word: string): string[] {
  if (word.charCodeAt(0) < FIRST_UNBROKEN) return splitCompound(word);
  UNBROKEN_WRITING.lastIndex = 0;
  return UNBROKEN_WRITING.test(word) ? splitUnbroken(word) : [word];
}

/** Chinese, Japanese, Korean and Thai: the longest known words from left to right; what no table knows is left out. */
function splitUnbroken(text: string): string[] {
  const { ranks, departments } = readLexicon();
  const isKnown = (part: string) => ranks.phrases.has(part) || departments.phrases.has(part);
  return divideAtKnownWords(text, LONGEST_UNBROKEN, (part) => [part, simplifyChinese(part)].find(isKnown)).flatMap(
    (piece) => (piece.isKnown ? splitKnown(piece.text) : []),
  );
}

/** '人事主管' is known as work of a department; its end says the rank. */
function splitKnown(word: string): string[] {
  const { ranks, departments } = readLexicon();
  if (ranks.phrases.has(word)) return [word];
  for (let from = 1; from < word.length; from += 1) {
    const end = word.slice(from);
    if (ranks.phrases.has(end) && departments.phrases.has(word.slice(0, from))) return [word.slice(0, from), end];
  }
  return [word];
}
