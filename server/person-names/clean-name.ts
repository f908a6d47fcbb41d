import { Parser } from 'htmlparser2';
import { findKnownName } from './known-names.ts';

/** Longer texts are no names; what is read of one, with all that markup adds. */
const MAX_CHARS = 1000;
/** Signs that compatibility forms would turn into letters: 'PMP™' must not become 'PMPTM'. */
const MARKS = /[™℠®©℗]/gu;
/** 'Profª', 'Dr.ª', 'Engº' */
const ORDINALS = /\.?[ªº]/gu;
/** 'A/Prof', 'Ravi s/o Muthu', 'Devi a/p Muniandy' (child or wife of): a slash that separates nothing. */
const SLASHED = /(?<![\p{L}\d])(?:a\/(?=prof\b)|[sdw]\/o |a\/[lp] )/giu;
/** Accents that stand alone: for apostrophes. */
const APOSTROPHES = /[´`ʼ＇′]/gu;
/** Letters in other clothes: bold, circled, full-width, ligatures, Arabic letters by their place in the word; spaces of any width. */
const COMPATIBILITY_FORMS =
  /[\u00a0\u2000-\u200a\u202f\u3000\u2070-\u209f\u2100-\u214f\u2460-\u24ff\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff01-\uffdc\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f16f}]+/gu;
/** Between a small and a capital letter, something invisible held two words together. */
const HIDDEN_SPACE = /(\p{Ll})[\u200b\u2060\ufeff](?=\p{Lu})/gu;
/** Zero-width and bidirectional characters, soft hyphens and tags; joiners stay where scripts write with them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
const JOINER = /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;
const PICTURES =
  /(?![ -~])[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Co}\p{Sm}\p{Sc}\p{No}\ufffd]|\p{Variation_Selector}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** Katakana that stand alone for a face. */
const SMILE = /(?<![\p{Script=Katakana}\p{Script=Han}ー・])[ツッシ゛](?![\p{Script=Katakana}\p{Script=Han}ー・])/gu;
const LINE_BREAK = /[\n\r\u2028\u2029\v\f]+/u;
const SPACES = /[\s\p{Cc}]+/gu;
const PLAIN = /^[A-Za-z0-9\u00c0-\u017f .,'’()-]*$/;
/** Ends of addresses: 'jane.com' is a site. */
const DOMAIN = /^(?:com|net|org|dev|app|gov|edu|biz|xyz|info|tech|shop|site|blog|online)$/i;
/** 'jane_doe', 'Jane.Doe': a name as an address or a handle has it. */
const HANDLE = /^(\p{L}{2,20})[._](\p{L}{2,20})$/u;
const MARKUP = /<[a-z!/][^<>]{0,300}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,20});/i;
const CYRILLIC = 'асеорхуіјѕԁАВСЕНІЈКМОРЅТХУ';
const LATIN = 'aceopxyijsdABCEHIJKMOPSTXY';
const IS_CYRILLIC = /\p{Script=Cyrillic}/u;
const IS_LATIN = /\p{Script=Latin}/u;
const WORD = /\p{L}+/gu;
/** Tags within a line of text. */
const INLINE = new Set(['b', 'strong', 'i', 'em', 'u', 'mark', 'font', 'wbr', 'a']);

/**
 * The lines of a text as it was exported, without what is no part of a name's letters: markup, entities, emoji, invisible
 * characters. Letters in fancy or full-width forms become plain ones.
 */
export function cleanNameLines(raw: string): string[] {
  const text = withoutHandle(raw.slice(0, MAX_CHARS).trim());
  if (PLAIN.test(text)) return [text.replace(SPACES, ' ').trim()];
  const words = readMarkup(text);
  return words.split(LINE_BREAK).flatMap((line) => cleanLine(line) || []);
}

function withoutHandle(text: string): string {
  const [, first = '', second = ''] = HANDLE.exec(text) ?? [];
  const isName = text.includes('_') || (findKnownName(first).given > 0 && second.length > 2 && !DOMAIN.test(second));
  return first !== '' && isName ? `${first} ${second}` : text;
}

function cleanLine(line: string): string {
  return line
    .replace(APOSTROPHES, "'")
    .replace(MARKS, '')
    .replace(ORDINALS, '.')
    .replace(SLASHED, '')
    .normalize('NFC')
    .replace(COMPATIBILITY_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(HIDDEN_SPACE, '$1 ')
    .replace(INVISIBLE, '')
    .replace(PICTURES, ' ')
    .replace(JOINER, '')
    .replace(SMILE, ' ')
    .replace(WORD, inLatin)
    .replace(SPACES, ' ')
    .trim();
}

/** Cyrillic letters that look like Latin ones, in a word that is written in Latin ones. */
function inLatin(word: string): string {
  if (!IS_CYRILLIC.test(word) || !IS_LATIN.test(word)) return word;
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const at = CYRILLIC.indexOf(letter);
    return at < 0 ? letter : LATIN.charAt(at);
  });
}

/** Twice, where what was escaped has been escaped again. */
function readMarkup(text: string): string {
  const once = MARKUP.test(text) ? textOfMarkup(text) : text;
  return once !== text && MARKUP.test(once) ? textOfMarkup(once) : once;
}

/** The text between tags, each block on a line of its own. */
function textOfMarkup(text: string): string {
  let words = '';
  const breakLine = (tag: string) => {
    if (!INLINE.has(tag)) words += '\n';
  };
  const parser = new Parser({
    ontext: (part) => {
      words += part;
    },
    onopentagname: breakLine,
    onclosetag: breakLine,
  });
  parser.end(text);
  return words;
}
