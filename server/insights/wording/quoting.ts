import { trimEndOf } from '../../../shared/trim-text.ts';

/** Taking other people's words over: short, unchanged, and with exactly one mark at the end. */

const LINKS = /(?:https?:\/\/|www\.)\S+/g;
/** Stands for a link while the text is split into sentences: one that leads to a link makes no sense without it. */
const LINK_MARK = '\u0001';
const DECORATION = /[\p{Extended_Pictographic}\p{Variation_Selector}\p{Regional_Indicator}\u200b-\u200d\ufeff]+/gu;
/** No decoration stands among the letters of Europe, nor among dashes and quotation marks. */
const MAY_DECORATE = /[©®]|[^\n\x20-\u0250\u2010-\u2027€₹]/;
const TAGS = /(?:^|\s)#[\p{L}\p{N}_]+(?=\s*(?:#|$))/gu;
const SPACES = /\s+/g;
const INNER_QUOTES = /[“”„«»"]/g;
/** End of a sentence: a mark, then space and something that is no small letter; not after 'Dr.' or 'St.'. */
const SENTENCE_END =
  /(?<!\b(?:Dr|Mr|Ms|Mrs|St|No|vs|Inc|Ltd|Co|Pvt|approx|e\.g|i\.e|Rs))[.!?…।。]["'”’)]?\s+(?=[^\p{Ll}\s])/u;
const END_MARK = /[.!?…।。！？]['’]?$/;
/** Writers let a sentence trail off; between quotation marks it would look as if somebody had cut it. */
const TRAILS_OFF = /(?:…|\.{3})$/;
const TRAILING_MARK = /[\s.,;:–—-]/;

/** What plainLine has to do with: most sentences hold none of it, and one cheap test shows it. */
const UNPLAIN = /[^\x20-\x7e]|["#]|:\/\/|www\.| {2}/;

/** One line without links, emoji, trailing hashtags or double quotes: ready to stand between quotation marks. */
export function plainLine(text: string): string {
  if (!UNPLAIN.test(text)) return text.trim();
  let plain = mayHaveLinks(text) ? text.replace(LINKS, ' ') : text;
  if (MAY_DECORATE.test(plain)) plain = plain.replace(DECORATION, '');
  if (plain.includes('#')) plain = plain.replace(TAGS, '');
  return plain.replace(INNER_QUOTES, "'").replace(SPACES, ' ').trim();
}

function mayHaveLinks(text: string): boolean {
  return text.includes('://') || text.includes('www.');
}

/** Sentences of a line, in order. Whatever space stands between two, a line break too, belongs to neither. */
export function splitLineIntoSentences(line: string): string[] {
  const sentences: string[] = [];
  let rest = line;
  for (let end = SENTENCE_END.exec(rest); end !== null; end = SENTENCE_END.exec(rest)) {
    const next = end.index + end[0].length;
    sentences.push(rest.slice(0, next).trimEnd());
    rest = rest.slice(next);
  }
  if (rest !== '') sentences.push(rest);
  return sentences;
}

/** At most `max` characters, cut after a whole word and marked with an ellipsis when something is missing. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.lastIndexOf(' ', max);
  return `${trimEndOf(text.slice(0, cut > max / 2 ? cut : max), TRAILING_MARK)}…`;
}

/** First sentence that says something (a hook of two words takes the next along), at most `max` characters. */
export function leadOf(text: string, max: number): string {
  const start = text.length > 600 ? text.slice(0, 600) : text;
  const all = splitLineIntoSentences(plainLine(mayHaveLinks(start) ? start.replace(LINKS, LINK_MARK) : start));
  const linkless = all.filter((sentence) => !sentence.includes(LINK_MARK));
  const [first = '', second] = linkless.length > 0 ? linkless : splitLineIntoSentences(plainLine(start));
  return shorten(first.length < 24 && second !== undefined ? `${first} ${second}` : first, max);
}

/** "We moved" inside a sentence: the closing full stop goes. */
export function quote(text: string): string {
  const whole = text.replace(TRAILS_OFF, '');
  return `"${whole.endsWith('.') ? whole.slice(0, -1) : whole}"`;
}

/** A quotation that ends the sentence: "We moved." */
export function quoteAtEnd(text: string): string {
  const whole = text.replace(TRAILS_OFF, '');
  return END_MARK.test(whole) ? `"${whole}"` : `"${whole}."`;
}

const ENDED = /[.!?…।。！？]['’]?["')]?$/;

/** Joins sentences into one text; each ends with exactly one mark. Missing ones are left out. */
export function compose(...sentences: readonly (string | undefined | false)[]): string {
  let text = '';
  for (const sentence of sentences) {
    if (sentence === undefined || sentence === false || sentence === '') continue;
    const ended = ENDED.test(sentence) ? sentence : `${sentence}.`;
    text += text === '' ? ended : ` ${ended}`;
  }
  return text;
}

/** Small first letter, for words that stand inside a sentence; names and abbreviations keep theirs. */
export function lowerFirst(text: string): string {
  const first = text.charAt(0);
  const second = text.charAt(1);
  const isName = (second !== '' && second === second.toUpperCase() && second !== ' ') || INNER_CAPITAL.test(text);
  return isName ? text : first.toLowerCase() + text.slice(1);
}

/** 'FinOps', 'McAfee'; but not 'Time-Slot'. */
const INNER_CAPITAL = /^\p{Lu}\p{Ll}+\p{Lu}/u;

/** Large first letter, for words that begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const LIST = /^[^,;]+, [^,;]+, [^,;]+/u;

/** Whether a sentence lists three things or more: 'Ovens, cooling, silos'. */
export const isList = (sentence: string): boolean => LIST.test(sentence);

/** @returns of a list what stands from the first part that is meant to the last; the whole where none is */
export function partsBetween(list: string, isMeant: (part: string) => boolean): string {
  const parts = list.split(',');
  const first = parts.findIndex(isMeant);
  return first < 0
    ? list
    : parts
        .slice(first, parts.findLastIndex(isMeant) + 1)
        .join(',')
        .trim()
        .replace(CONJUNCTION, '');
}

/** 'Fleet, tours, and customs clearance': the last part by itself begins with none. */
export const CONJUNCTION = /^(?:and|or|&|und|oder|et|ou|y|e|en|of) (?=\S)/i;
