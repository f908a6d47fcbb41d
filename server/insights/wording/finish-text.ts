import { isForeignWordAt, languageOfSentence, mayBeForeignByLetters } from './language-of.ts';
import { BEYOND_PLAIN } from './plain-letters.ts';
import { capital, splitLineIntoSentences } from './quoting.ts';
import { WordList } from './word-list.ts';

/** What a text may repeat as it stands: names with marks and doubled words of their own ('Yahoo!', 'Duran Duran'). */
export interface NamesInText {
  /** As texts call them; whoever is called by a word that follows ('Grid Works works') is called otherwise. */
  company: string | undefined;
  /** The company as the position names it, where that is another name. */
  alias?: string | undefined;
  person: string;
  /** Names and titles, as the facts write them. */
  names: readonly string[];
}

/** Stands for a quotation while the words around it are looked at: what was quoted stays as it is. */
const QUOTATION = /"[^"]*"/g;
const MARK_INSIDE = /[.!?] /;
const STAND_IN = /"Qq[.!?…]?"/g;
/** The reader knows what is coming: 'Priya on 3 May, in German: "…"'. */
const SAYS_LANGUAGE = /\bin (?:\p{Lu}\p{Ll}+|another language)\b/u;
/** A small letter behind the end of a sentence; an initial and an abbreviation end none. */
const SMALL_START =
  /(?<!(?:^|[^\p{L}])\p{L}|\b(?:vs|etc|approx|Inc|Ltd|Co|Corp|No|Dr|St|Mr|Ms|Mrs|Pvt|Rs|ca|incl|min|max|p\.a))(?:[.!?]|\.["”)]) \p{Ll}(?!\p{Lu})/gu;
const STARTS_LARGE = /^["'(]?[\p{Lu}\p{N}\p{Lo}₹$€£]/u;
/** 'eduprime' may begin with a capital; 'iStore', 's.Oliver' and "'t Zand" may not. */
const ONE_CASE = /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}\p{N}.&])/u;
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+) \1(?![\p{L}\p{N}'’-])/giu;
/** The same for plain letters: a look at each text that costs little. */
const PLAIN_DOUBLED = /\b([a-z]+) \1\b/i;
const MAY_BE_DOUBLED = /^(?:had|that)$/i;
const FIGURE = String.raw`(?:[2-9]|\d[\d.,]*\d|two|three|four|five|six|seven|eight|nine|ten|twelve|hundreds of|several|many|few|both)`;
const UNIT =
  'day|week|month|year|hour|minute|person|employee|worker|post|reaction|comment|client|customer|product|service|point|role|opening|update|company|plant|site|depot|country|office|team|shop|store|flat|bed|truck|city|region|supplier';
const MAY_BE_SINGULAR = new RegExp(
  String.raw`(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|of|several|many|few|both)) (?:${UNIT})(?![a-z'])`,
);
/** '12 depot in Spain' and '40 bed hospital'; not 'Plant 3 team', 'in 2024 team' and '140 supplier contracts'. */
const SINGULAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£₹-])(?<!\p{Lu}\p{Ll}{1,20} )(?!(?:19|20)\d\d\b)(${FIGURE}) (${UNIT})(?![\p{L}'’-])(?! \p{Ll}{2,24}s(?!\p{L}))(?! (?:staff|people|personnel|crew)\b)(?= ?([\p{L}]*))`,
  'gu',
);
const MAY_BE_PLURAL = /\b(?:1|one) (?:[a-z]+s|people)\b/i;
const ONE_OF_MANY =
  /(?<![\p{L}\p{N}.,-])(1|one) (days|weeks|months|years|hours|minutes|employees|posts|reactions|comments|clients|customers|products|points|roles|openings|companies|people)\b/giu;
/** Behind a noun these go on with the sentence; any other word makes the noun say what kind of thing it is. */
const GOES_ON =
  /^(?:|and|or|but|in|on|at|of|for|with|from|to|by|as|per|a|an|the|across|around|under|over|between|within|is|are|was|were|has|have|who|that|which|where|when|while|ago|later|now|each|every|\p{Lu}.*)$/u;
/** Leans on the sentence before it. */
const LEANS = /^(?:It|Its|They|Their|This|That|These|There)\b/;

/**
 * The last look at a text: mends what slips in where facts and templates meet, whatever the facts are, and leaves out sentences that
 * are in another language.
 * @param namesOf is asked where a fault may be, which is seldom
 * @returns undefined when nothing is left that can be said in English
 */
export function finishText(text: string, namesOf: () => NamesInText): string | undefined {
  if (isFinished(text)) return text;
  const known = namesOf();
  const quoted: string[] = [];
  const plain = text.replace(QUOTATION, (quotation) => {
    quoted.push(quotation);
    const mark = quotation.at(-2) ?? '';
    return `"Qq${/[.!?…]/.test(mark) ? mark : ''}"`;
  });
  const mended = startLarge(countRight(withoutDoubles(plain, known)), known);
  let at = 0;
  // Quotations go back where they stood; one in a sentence that is left out goes with it.
  const sentences = splitBesideNames(mended, known.names).map((sentence) => {
    const inside: string[] = [];
    const whole = sentence.replace(STAND_IN, () => {
      const quotation = quoted[at++] ?? '';
      inside.push(quotation);
      return quotation;
    });
    return { whole, isEnglish: isEnglish(sentence) && (SAYS_LANGUAGE.test(sentence) || inside.every(isEnglish)) };
  });
  const kept = sentences.filter((sentence) => sentence.isEnglish);
  const [first] = kept;
  const isFirstLost = sentences[0]?.isEnglish === false;
  if (first === undefined || (isFirstLost && (LEANS.test(first.whole) || !STARTS_LARGE.test(first.whole))))
    return undefined;
  return kept.map(({ whole }) => whole).join(' ');
}

/** A look that costs little: nothing in the text may be a fault, as in most of them. */
function isFinished(text: string): boolean {
  return (isCapitalLetter(text.charCodeAt(0)) || STARTS_LARGE.test(text)) && !mayHaveFault(text);
}

const A = 97;
const Z = 122;
const ZERO = 48;
const ONE = 49;
const NINE = 57;
const BLANK = 32;
const TO_SMALL = 32;
const LAST_PLAIN = 126;
const isEnd = (code: number) => code === 0x2e || code === 0x21 || code === 0x3f;
/** A quotation mark or a bracket. */
const isClosing = (code: number) => code === 0x22 || code === 0x201d || code === 0x29;
const FIGURES = new WordList(
  'one two three four five six seven eight nine ten twelve of several many few both'.split(' '),
);
const UNITS = new WordList(UNIT.split('|'));
const MANY_UNITS = new WordList(UNIT.split('|').map(pluralOf));

/** Once over all words: a foreign one, two alike, a number before something that is counted, a small letter behind a mark. */
function mayHaveFault(text: string): boolean {
  let before = -1;
  let beforeEnd = -1;
  let figure: 'none' | 'one' | 'many' = 'none';
  let hasOther = false;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : BLANK;
    if (isLetter(code)) continue;
    if (code > LAST_PLAIN) hasOther = true;
    if (at > start) {
      const isBeside = beforeEnd === start - 1 && text.charCodeAt(beforeEnd) === BLANK;
      if (isBeside && beforeEnd - before === at - start && isAlike(text, before, start, at - start)) return true;
      if (figure !== 'none' && (figure === 'one' ? MANY_UNITS : UNITS).hasAt(text, start, at)) return true;
      if (isForeignWordAt(text, start, at) || isSmallBehindMark(text, start)) return true;
      figure = !FIGURES.hasAt(text, start, at) ? 'none' : isOne(text, start, at) ? 'one' : 'many';
      before = start;
      beforeEnd = at;
    } else if (code >= ZERO && code <= NINE) figure = code === ONE && figure === 'none' ? 'one' : 'many';
    else if (code !== BLANK) figure = 'none';
    start = at + 1;
  }
  return hasOther && mayBeForeignByLetters(text);
}

/** Of the figures in words 'one' alone begins with that letter and is so long. */
const isOne = (text: string, from: number, to: number) =>
  to - from === 3 && (text.charCodeAt(from) | TO_SMALL) === 'o'.charCodeAt(0);

const isCapitalLetter = (code: number) => isLetter(code) && code < A;

/** A small letter behind the end of a sentence, which a quotation mark or bracket may follow. */
function isSmallBehindMark(text: string, start: number): boolean {
  if (start < 2 || text.charCodeAt(start) < A || text.charCodeAt(start - 1) !== BLANK) return false;
  const mark = text.charCodeAt(start - 2);
  return isEnd(mark) || (start > 2 && isClosing(mark) && isEnd(text.charCodeAt(start - 3)));
}

function isLetter(code: number): boolean {
  const small = code | TO_SMALL;
  return small >= A && small <= Z;
}

function isAlike(text: string, one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at += 1)
    if ((text.charCodeAt(one + at) ^ text.charCodeAt(other + at)) & ~TO_SMALL) return false;
  return true;
}

/** Sentences of a text; a mark inside a name ('J. & J.', 'St. Vincent') ends none. */
function splitBesideNames(text: string, names: readonly string[]): string[] {
  const marked = names.filter((name) => MARK_INSIDE.test(name) && text.includes(name));
  const sentences: string[] = [];
  let at = 0;
  for (const sentence of splitLineIntoSentences(text)) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    const isInside = marked.some((name) => {
      const from = text.lastIndexOf(name, start);
      return from >= 0 && from < start && from + name.length >= start;
    });
    const last = sentences.length - 1;
    if (isInside && last >= 0) sentences[last] = `${sentences[last]} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

function isEnglish(sentence: string): boolean {
  const language = languageOfSentence(sentence);
  return language === undefined || language === 'en';
}

/** 'the the' as 'the'; 'Grid Works works' as 'the company works'. */
function withoutDoubles(text: string, { company, person, names }: NamesInText): string {
  if (!BEYOND_PLAIN.test(text) && !PLAIN_DOUBLED.test(text)) return text;
  return [...text.matchAll(DOUBLED)].toReversed().reduce((mended, { 0: found, 1: word = '', index }) => {
    if (MAY_BE_DOUBLED.test(word) || names.some((name) => name.includes(found))) return mended;
    const [, second = ''] = found.split(' ');
    if (second === word) {
      // Two capitals in a row are a name that nobody told of: 'Bora Bora'.
      return /^\p{Lu}/u.test(word) ? mended : mended.slice(0, index) + mended.slice(index + word.length + 1);
    }
    const end = index + word.length;
    for (const [name, instead] of [
      [company, 'the company'],
      [person, 'this person'],
    ] as const) {
      if (name === undefined || name === '') continue;
      const start = mended.slice(0, end).endsWith(name) ? end - name.length : end + 1;
      if (!mended.startsWith(name, start)) continue;
      const isFirst = start === 0 || /[.!?] $/.test(mended.slice(0, start));
      return mended.slice(0, start) + (isFirst ? capital(instead) : instead) + mended.slice(start + name.length);
    }
    // 'Smart Loggers loggers that …': what the thing is, beside its name.
    return /^\p{Lu}/u.test(word) ? `${mended.slice(0, end)},${mended.slice(end)}` : mended;
  }, text);
}

/** '12 depot in Spain' as '12 depots', '40 bed hospital' as '40-bed hospital', '1 employees' as '1 employee'. */
function countRight(text: string): string {
  if (!MAY_BE_SINGULAR.test(text) && !MAY_BE_PLURAL.test(text)) return text;
  return text
    .replace(SINGULAR, (whole, figure: string, unit: string, next: string) => {
      if (GOES_ON.test(next)) return `${figure} ${pluralOf(unit)}`;
      return / of$/.test(figure) || /^(?:several|many|few|both)$/.test(figure) ? whole : `${figure}-${unit}`;
    })
    .replace(ONE_OF_MANY, (_whole, one: string, units: string) => `${one} ${singularOf(units)}`);
}

function pluralOf(unit: string): string {
  if (unit === 'person') return 'people';
  return /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
}

function singularOf(units: string): string {
  if (/^people$/i.test(units)) return 'person';
  return units.endsWith('ies') ? `${units.slice(0, -3)}y` : units.slice(0, -1);
}

/** Every sentence begins with a large letter; a name that must not be changed gets words before it. */
function startLarge(text: string, { company, alias, names }: NamesInText): string {
  let large = text;
  if (!STARTS_LARGE.test(text)) {
    const isCompany = [company, alias].some((name) => name !== undefined && text.startsWith(name));
    large = isCompany && !ONE_CASE.test(text) ? `The company ${text}` : capitalAt(text, text.search(/\p{Ll}/u));
  }
  return large.replace(SMALL_START, (found: string, at: number, whole: string) => {
    const isOfName = names.some((name) => isWithin(name, found, whole, at));
    return isOfName ? found : capitalAt(found, found.length - 1);
  });
}

/** Whether what was found belongs to a name: the mark at its end ('Yahoo! runs') or one inside ('sp. z o.o.'). */
function isWithin(name: string, found: string, whole: string, at: number): boolean {
  const mark = name.length - 1;
  if (name.at(mark) === found.charAt(0) && whole.startsWith(name, at - mark)) return true;
  const inside = name.indexOf(found);
  return inside >= 0 && whole.startsWith(name, at - inside);
}

function capitalAt(text: string, at: number): string {
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
