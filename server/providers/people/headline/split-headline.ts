import { dropStrayJoiners } from '../../../../shared/clean-text.ts';
import { trimEndOf, trimStartOf } from '../../../../shared/trim-text.ts';

/** Signs that part what a headline says, also a lonely 'l' or 'I' that stands for a bar; pictures and wide gaps do too, the dot of 'Chargé·e' does not. */
const BETWEEN =
  /[|‖¦│•●▪■◆★☆✦✪➤►▶→»⚡✓✔~;｜丨]+|·(?!(?:e|ne|se|ve|ère|rice|trice|euse)(?:·?s)?(?!\p{L}))|\s(?:l|I|\/\/|\\|<>|\*)\s|\s[-–—]{2,}\s|(?<!\s)\s{3,}(?!\s)|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{fe0f})+/gu;
/** Chinese, Japanese and Korean part roles at strokes, which elsewhere join them: '产品经理 / B2B 增长方向'. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const STROKE = /\s\/\s|(?<=\P{ASCII})\/(?=\P{ASCII}{2})/gu;
const INVISIBLE = /[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g;
const TRADE_MARKS = /[®™©]/gu;
const MARKUP = /<[^<>]{1,80}>/g;
const SPACES = /\s+/g;
/** The network allows 220; a headline that is longer is read for its beginning. */
const HEADLINE_CHARS = 400;
const MOST_SEGMENTS = 12;

/** A headline's beginning without markup and invisible characters, letters in fancy forms as plain ones. */
export function writeHeadline(headline: string): string {
  const plain = headline.slice(0, HEADLINE_CHARS).replace(TRADE_MARKS, '').normalize('NFKC').replace(INVISIBLE, '');
  return dropStrayJoiners(plain).replace(MARKUP, ' ');
}

/**
 * Parts a headline at bars, dots, lines and pictures.
 * @param headline '🚀 CTO @ Acme | ex-Google • Speaker'
 * @returns ['CTO @ Acme', 'ex-Google', 'Speaker']
 */
export function splitHeadline(headline: string): string[] {
  return writeHeadline(headline)
    .replace(STROKE, (sign, at: number, line: string) => (isEastAsian(line, at) ? '|' : sign))
    .split(BETWEEN)
    .map((segment) => trimSigns(segment.replace(SPACES, ' ')))
    .filter((segment) => segment !== '')
    .slice(0, MOST_SEGMENTS);
}

/** What stands right before a stroke. */
const isEastAsian = (line: string, at: number) => EAST_ASIAN.test(line.slice(Math.max(0, at - 2), at));

const BEFORE = /[\s,.:\-–—/&]/u;
const AFTER = /[\s,:\-–—/&]/u;

/** Without separators at either end. */
export function trimSigns(text: string): string {
  return trimStartOf(trimEndOf(text, AFTER), BEFORE);
}
