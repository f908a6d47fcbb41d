import { cutAt, trimEndOf, trimStartOf } from '../../shared/trim-text.ts';
import { separateHonorifics } from './honorifics.ts';
import { findKnownName } from './known-names.ts';

/** Text in brackets or quotes: pronouns, nicknames, maiden names. */
const ASIDE = /[([{][^([{)\]}]*[)\]}]|["“”„«»][^"“”„«»]*["“”«»]|(?<=^|\s)['‘][^'’‘]{1,40}['’](?=\s|$|,)/gu;
const OPEN_ASIDE = /\s[([{]/u;
const BRACKETS = /[()[\]{}"“”„«»]/gu;
const PRONOUNS =
  /\s(?:she|he|they|ella|él|elle|il|sie|er)\s?\/\s?(?:hers?|him|his|them|theirs|ella|el|elle|ihr|ihm|they|she|he)\b(?:\/\p{L}+)?/giu;
/** All of it. */
const QUOTED = /^ ?['‘]([^'’‘]{2,80})['’] ?$/u;
/** '"Carreño Quiñones", María', '* "Doe, Jane", PhD' */
const QUOTED_FAMILY = /^[ *•·-]{0,4}["“„«]([^"“”„«»]{2,80})["”“»] ?,/u;
/** What follows is no name any more. */
const NEXT_PART =
  / c\/o | et\.? al(?:\.|$)|[|•;:~►▪…#*=+_\\]|(?<!\p{Script=Han})·(?!\p{Script=Han})|\s?\/\s?|\s[-‐-―]+\s|[–—―]|-\s|\s@|@\s|\s-(?=\p{L})|\s[&+]\s|\.{2,}/u;
const ADDRESS = /[^@]@[^@]+\.|:\/\/|^www\.|linkedin\.com/i;
const EDGE = /[^\p{L}\p{M}'’‘ʻ]/u;
const WORD_EDGE = /[^\p{L}\p{M}\d'’‘ʻ]/u;
const WORD_END = /[^\p{L}\p{M}\d.'’)]/u;
const TRAILING_DIGITS = /(?<=\p{L}{3})\d{1,4}$/u;
/** 'Doe, Jane 26-001' */
const TRAILING_NUMBER = /(?<=\p{L}) \d[\d-]{1,12} ?$/u;
const COMMA = /[,،、]/u;
/** 'Bob & Jane Belden' */
const COUPLE = /^([\p{L}'’.]+) & (?=\p{L}+ \p{L})/u;
const DOUBLE_BEFORE_COMMA = /^([\p{L}'’]+) - ([\p{L}'’]+)(?= ?,)/u;

/** A line without e-mail addresses, and without what stands in brackets and quotes, unless that is all there is. */
export function withoutAsides(line: string): string {
  const addressed = /[@/.]/.test(line) ? withoutAddresses(line) : line;
  const named = addressed.replace(QUOTED_FAMILY, '$1,').replace(TRAILING_NUMBER, '');
  const quoted = QUOTED.exec(named)?.[1];
  if (quoted !== undefined) return quoted;
  const rest = cutAt(named.replace(PRONOUNS, ' ').replace(ASIDE, ' '), OPEN_ASIDE);
  return /\p{L}/u.test(rest) ? rest : named.replace(BRACKETS, ' ');
}

function withoutAddresses(line: string): string {
  const words = line.split(' ').filter((word) => !ADDRESS.test(word));
  return words.join(' ');
}

/** What stands before the first separator (a bar, a dash, a bullet), and after it. */
export function segmentsOf(line: string): string[] {
  const trimmed = trimStartOf(line, EDGE).replace(DOUBLE_BEFORE_COMMA, '$1-$2').replace(COUPLE, '$1 and ');
  const first = cutAt(trimmed, NEXT_PART);
  const rest = trimmed.slice(first.length + 1);
  return rest === '' ? [first] : [first, cutAt(trimStartOf(rest, EDGE), NEXT_PART)];
}

/** A segment's parts between commas as words: 'Doe, Dr. Jane' as 'Doe' and 'Dr.', 'Jane'. */
export function partsOf(segment: string): string[][] {
  return segment
    .split(COMMA)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function wordsOf(text: string): string[] {
  const words = text.split(/\s+/u).map((word) => tidyWord(trimEndOf(trimStartOf(word, WORD_EDGE), WORD_END)));
  return separateHonorifics(words.filter((word) => word !== ''));
}

/** 'John.', but not 'Capt.' or 'St.'; 'Smith2', but not '15k'. */
function tidyWord(word: string): string {
  if (TRAILING_DIGITS.test(word)) return word.replace(TRAILING_DIGITS, '');
  return word.length > 4 && word.endsWith('.') && findKnownName(word.slice(0, -1)).given > 0 ? word.slice(0, -1) : word;
}
