import { cutAt } from '../../../../shared/trim-text.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&+-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const STARTS_LARGE = /^\p{Lu}/u;
/** Letters of scripts that have no large ones: any word in them may be a name. */
const CASELESS = /^\p{Lo}/u;
/** Characters before a word that tell whether it begins a sentence. */
const BEFORE_CHARS = 4;
// bounded: it sees the four characters before a word
const STARTS_A_SENTENCE = /(?:^|[.!?…:;]["'”’)]?\s*|\n\s*|["'“‘(]\s*)$/u;
const POSSESSIVE = /['’]s?$/u;
/** 'Kochi-based': the name ends at the hyphen. */
const LOWER_TAIL = /-\p{Ll}/u;

/** Written large everywhere, and no name of anything. */
const ALWAYS_LARGE = new Set(
  'I Hi Hello Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').concat(MONTHS),
);
/** Short forms of trade and of the calendar that name nobody. */
const SHORT_FORMS = new Set(
  'AI AM API APIs B2B B2C CEO CFO CMO COO CRM CTO CXO ERP ETA FAQ HR ICP IT KPI KPIs ML PM PO POs PR QA R&D RFP RFPs RFQ ROI SaaS SKU SKUs SLA SLAs SME SMEs SMB SMBs TCO UI UX VP English LinkedIn Feb Apr Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thurs Fri'.split(
    ' ',
  ),
);

/** Capitalised words that belong together: names of people, companies, places, products. */
export function* namesIn(text: string): Generator<string[]> {
  let name: string[] = [];
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    const whole = match[0].replace(POSSESSIVE, '');
    const word = cutAt(whole, LOWER_TAIL);
    const before = text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index);
    const joins = name.length > 0 && match.index === end + 1 && text[end] === ' ';
    const isName = (STARTS_LARGE.test(word) && !isNoName(word, before)) || CASELESS.test(word);
    if (name.length > 0 && !(isName && joins)) {
      yield name;
      name = [];
    }
    if (isName) name.push(word);
    end = match.index + match[0].length;
    if (word.length !== match[0].length && name.length > 0) {
      yield name;
      name = [];
    }
  }
  if (name.length > 0) yield name;
}

function isNoName(word: string, before: string): boolean {
  if (SHORT_FORMS.has(word)) return true;
  const isLargeAnyway = ALWAYS_LARGE.has(word) || ALWAYS_LARGE.has(word.replace(/days$/, 'day'));
  return isOrdinaryWord(word.toLowerCase()) && (STARTS_A_SENTENCE.test(before) || isLargeAnyway);
}
