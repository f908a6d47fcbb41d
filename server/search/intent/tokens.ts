import { trimEndOf, trimStartOf } from '../../../shared/trim-text.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { plain } from './plain.ts';
import { withoutSearchOperators } from './search-operators.ts';
import { separateWords } from './separate-words.ts';
import { YEARS } from './vocabulary/number-words.ts';

/** A word, a number, or a mark that parts phrases. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** Lower case, without accents; of a mark, the mark itself. */
  text: string;
  /** As typed. */
  raw: string;
  /** Number of the pair of quotes it stands in, from 1; 0 outside of quotes. */
  quote: number;
  /** Joined to the word before by a hyphen, slash or sign, without a blank: 'full-stack'. */
  glued: boolean;
  /** Only of numbers. */
  amount?: Amount;
}

/** A number with what is written at it: '$10M', '5+', '1,000', '200k'. */
export interface Amount {
  value: number;
  /** '$', 'R$', '€' … */
  currency: string;
  /** 'k', 'M', 'B' … as typed; '' for none. */
  scale: string;
  open: boolean;
}

/** No query is longer; of a longer text the rest is not read. */
const MOST_CHARACTERS = 1_000;

/** Plural and cases that Turkish writes behind a name: 'İstanbul'daki', 'CTO'larını', '1000'den'. */
const TURKISH_CASE = /(?<=[\p{L}\p{N}])'(?:[dt][ae](?:n|ki)?|l[ae]r\p{L}{0,6}|n?[ıi]n|y?[ae])$/iu;
/** Words written with a slash. */
const ONE_WORD = /^(?:ui\/ux|ux\/ui|a\/b|s\/4hana|ai\/ml|ml\/ai|pe\/vc|24\/7|ci\/cd|tcp\/ip|pl\/sql|and\/or)$/i;
const NUMBER =
  /^(R\$|[$€£₹¥]|usd|eur|gbp|inr|rs\.?)?(\d{1,3}(?:[.,]\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)(k|m|mm|mn|mio|mrd|bn|b|cr|crore|l|lakh|lakhs)?([$€£₹])?(\+)?$/i;
/** Words after which a full stop ends nothing. */
const ABBREVIATED = new Set(
  'dir,eng,engr,sr,jr,st,mr,mrs,ms,dr,vs,inc,approx,mgr,mktg,dept,mio,mrd,min,max,asst,assoc,yr,yrs,incl,excl,resp,tech,ca,bzw,co,ltd,exp,prof,no,v.p,ops,od'.split(
    ',',
  ),
);
const MARKS = /^[,;:|!?()[\]{}<>≥≤•*+·=]+$/;

const DEVANAGARI_ZERO = 0x966;

const QUOTES = /["“”„«»]/g;

/** The text without quotes around the whole of it, where it is a boolean expression: '“consultant AND sales”'. */
function withoutOuterQuotes(text: string): string {
  const trimmed = text.trim();
  const isQuoted = /^["“„«]/.test(trimmed) && /["”“»]$/.test(trimmed);
  const isExpression = / (?:AND|OR|NOT) /.test(trimmed) && trimmed.match(QUOTES)?.length === 2;
  return isQuoted && isExpression ? trimmed.slice(1, -1) : text;
}

/** Words, numbers and marks of a text, in order. */
export function readTokens(text: string): Token[] {
  const written = withoutOuterQuotes(text.slice(0, MOST_CHARACTERS));
  const spaced = separateWords(withoutSearchOperators(written))
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[“”„«»]|''/g, '"')
    // '-"intern"' excludes as '-intern' does.
    .replace(/(?<=^|\s)-(?=")/g, 'NOT ')
    // 'R$ 50 mil'
    .replace(/(?<=^|\s)(R\$|[$€£₹])\s(?=\d)/g, '$1')
    // Short for the Czech Republic, and Costa Rica without its accent.
    .replace(/(?<!\p{L})ČR(?!\p{L})/gu, 'Czechia')
    // '5yrs+', '7 years +'
    .replace(/(?<![\p{L}\p{N}.])(\d{1,2}) ?(yrs?|years?|ans|anos|años|jahre|anni) ?\+(?!\p{L})/giu, '$1+ $2')
    // '5yrs', '3-5yrs'
    .replace(/(?<![\p{L}\p{N}.])(\d{1,2})(yrs?|years?|yoe|pqe)(?![\p{L}\p{N}])/giu, '$1 $2')
    // 'co-ordinators'
    .replace(/(?<![\p{L}\p{N}])(co)-(?=ordinat)/giu, '$1')
    // '5+years'
    .replace(/(?<=\d\+)(?=\p{L}{2})/gu, ' ')
    // 'US+EU', but not 'C++'.
    .replace(/(?<=\p{L}{2})\+(?=\p{L}{2})/gu, ' + ')
    // Spanish doubles the letters of what is plural: 'RR. HH.', 'EE.UU.'
    .replace(/(?<![\p{L}\p{N}])(?:RR\. ?HH|EE\. ?UU)\.?/giu, (short) => short.replace(/[. ]/g, ''))
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/@(?=\p{L})/gu, ' @ ')
    .replace(/["(),;:|!?[\]{}<>≥≤\n•]|\.(?=\s|$)|\s[-–—]+\s|[–—]/g, spaceOut);
  const tokens: Token[] = [];
  let quote = 0;
  let quotes = 0;
  for (const chunk of spaced.split(/\s+/)) {
    if (chunk === '') continue;
    if (chunk === '"') {
      if (quote === 0) quotes += 1;
      quote = quote === 0 ? quotes : 0;
      tokens.push({ ...markOf('"'), quote: 0 });
      continue;
    }
    if (chunk === '.' && ABBREVIATED.has(tokens.at(-1)?.text ?? '')) continue;
    for (const part of readChunk(chunk, quote > 0)) tokens.push({ ...part, quote });
  }
  return withNumbersInWords(tokens);
}

/** Numbers in words, which count before a word for years alone: 'over ten years', 'zehn Jahre', 'diez años'. */
const IN_WORDS = numbersFromTwo([
  ['two', 'deux', 'dos', 'zwei', 'dois', 'due', 'twee'],
  ['three', 'trois', 'tres', 'drei', 'tre', 'drie'],
  ['four', 'quatre', 'cuatro', 'vier', 'quatro', 'quattro'],
  ['five', 'cinq', 'cinco', 'funf', 'cinque', 'vijf'],
  ['six', 'seis', 'sechs', 'sei', 'zes'],
  ['seven', 'sept', 'siete', 'sieben', 'sete', 'sette', 'zeven'],
  ['eight', 'huit', 'ocho', 'acht', 'oito', 'otto'],
  ['nine', 'neuf', 'nueve', 'neun', 'nove', 'negen'],
  ['ten', 'dix', 'diez', 'zehn', 'dez', 'dieci', 'tien'],
  ['eleven', 'elf', 'once', 'onze'],
  ['twelve', 'douze', 'doce', 'zwolf', 'doze'],
  ['thirteen'],
  ['fourteen'],
  ['fifteen', 'quinze', 'quince', 'funfzehn'],
]);
/** 'das saal ka experience'; the same words are little ones of German and Portuguese. */
const IN_HINDI = numbersFromTwo([
  ['do'],
  ['teen'],
  ['char', 'chaar'],
  ['paanch', 'panch'],
  ['chhe', 'che'],
  ['saat'],
  ['aath'],
  ['nau'],
  ['das'],
  [],
  ['barah'],
  [],
  [],
  ['pandrah'],
]);
const YEARS_IN_HINDI = /^sa+l$/;

/** @param words of 2, 3, … */
function numbersFromTwo(words: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(words.flatMap((ways, at) => ways.map((word) => [word, at + 2] as const)));
}

/** The tokens with numbers in words as numbers, where years stand behind. */
function withNumbersInWords(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isPlus = /^(?:plus|and|to|or|bis|und|oder|a|et|ou|y|o|e|se|-)$/.test(tokens[at + 1]?.text ?? '');
    const next = tokens[at + (isPlus ? 2 : 1)]?.text ?? '';
    const unit = isPlus && (IN_WORDS.has(next) || IN_HINDI.has(next)) ? (tokens[at + 3]?.text ?? '') : next;
    const value = (YEARS_IN_HINDI.test(unit) ? IN_HINDI : IN_WORDS).get(token.text);
    if (value === undefined || token.quote > 0 || !YEARS.has(unit)) return token;
    return { ...token, kind: 'number', amount: { value, currency: '', scale: '', open: false } };
  });
}

type Part = Omit<Token, 'quote'>;

const markOf = (text: string, glued = false): Part => ({ kind: 'mark', text, raw: text, glued });

function spaceOut(mark: string): string {
  const trimmed = mark.trim();
  if (/^[-–—]+$/.test(trimmed)) return mark.length === 1 && trimmed === '–' ? '-' : ' — ';
  return ` ${trimmed} `;
}

function readChunk(chunk: string, isQuoted: boolean): Part[] {
  if (chunk === '&' || chunk === '+') return [{ kind: 'word', text: 'and', raw: chunk, glued: false }];
  if (chunk === '—' || chunk === '.' || MARKS.test(chunk)) return [markOf(chunk)];
  if (chunk === '-') return [markOf('—')];
  if (/^-\p{L}/u.test(chunk) && !isQuoted) return [{ ...markOf('-not'), raw: '-' }, ...readWords(chunk.slice(1))];
  return readWords(chunk);
}

function readWords(chunk: string): Part[] {
  if (ONE_WORD.test(chunk)) return readWord(chunk, false);
  const found: Part[] = [];
  for (const part of splitNumbers(chunk)) {
    const glued = found.length > 0;
    found.push(...(part === '/' || part === '-' ? [markOf(part, glued)] : readPart(part, glued)));
  }
  return found;
}

/** '50-200' and '$10M-$50M' are two numbers with a hyphen between; 'full-stack' is two words, glued; 'React/Vue' has its slash. */
function splitNumbers(chunk: string): string[] {
  const parts = chunk.split(/([-/])/);
  if (parts.length === 1) return parts;
  const isNumber = (text: string | undefined) => text !== undefined && NUMBER.test(text);
  return parts.filter((part, at) => {
    if (part === '') return false;
    if (part !== '-') return true;
    const [left, right] = [parts[at - 1], parts[at + 1]];
    return isNumber(left) && isNumber(right);
  });
}

const NO_START = /[^\p{L}\p{N}@.$€£₹+]/u;
const NO_END = /[^\p{L}\p{N}\p{M}+#€$£₹%]/u;

function readPart(part: string, glued: boolean): Part[] {
  // Searches of job boards write '+engineering' for a word that has to be there.
  const word = trimEndOf(trimStartOf(/^\+\p{L}/u.test(part) ? part.slice(1) : part, NO_START), NO_END);
  if (/[\p{L}\p{N}]/u.test(word)) return readWord(word, glued);
  return /^[>=+]$/.test(part) ? [markOf(part, glued)] : [];
}

/** 'L'Oréal', 'L'Occitane', 'L'Aquila': two capitals make one name, but for 'L'Île-de-France'. */
const isNamedWithArticle = (word: string) =>
  /^[LD]'\p{Lu}\p{Ll}/u.test(word) && (findPlaces(word.slice(2)).length === 0 || findPlaces(word).length > 0);

function readWord(written: string, glued: boolean): Part[] {
  const word = written.replace(TURKISH_CASE, '');
  // '+100 empleados' are '100+'.
  const isAtLeast = /^\+\d/.test(word);
  const number = NUMBER.exec(isAtLeast ? word.slice(1) : word);
  if (number) {
    const [, front = '', digits = '', scale = '', back = '', plus] = number;
    const open = isAtLeast || plus === '+';
    const amount = { value: readDigits(digits) * factorOf(scale), currency: front || back, scale, open };
    return [{ kind: 'number', text: plain(word), raw: word, glued, amount }];
  }
  const text = plain(word).replace(/'s$/, '').replace(/s'$/, 's');
  // 'd'usine', 'l'automobile': the article is a word of its own.
  const article = isNamedWithArticle(word) ? undefined : /^(?:d|l|qu|n|s|j|c|m)'(?=.)/.exec(text)?.[0];
  if (article === undefined) return [{ kind: 'word', text: trimStartOf(text, /[$€£₹+]/), raw: word, glued }];
  const letters = article.slice(0, -1);
  return [
    { kind: 'word', text: letters, raw: word.slice(0, letters.length), glued },
    { kind: 'word', text: text.slice(article.length), raw: word.slice(article.length), glued: true },
  ];
}

function readDigits(digits: string): number {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  return Number(grouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
}

function factorOf(scale: string): number {
  return scale.toLowerCase() === 'k' ? 1_000 : 1;
}
