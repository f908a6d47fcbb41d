import { elementAt } from '../../../shared/element-at.ts';
import type { Criteria, PeopleQuery } from '../../providers/people-search.ts';
import { readNumbers } from './numbers.ts';
import { readTitle } from './read-title.ts';
import { readSpans, type Span } from './spans.ts';
import { readTokens } from './tokens.ts';
import { ONLY_IN_TITLES } from './vocabulary/functions.ts';
import { EMPLOYER_WORDS, FORMER_WORDS, NOT_AFTER } from './vocabulary/plain-words.ts';

const noCriteria = (): Criteria => ({
  titles: [],
  seniority: [],
  departments: [],
  locations: [],
  industries: [],
  companies: [],
  keywords: [],
});

/** Words behind 'in' that make an unknown word a place. */
const PLACE_BEFORE = new Set(['in', 'near', 'around']);
/** Words of titles that say nothing when their title was read without them: 'Group CFO'. */
const LOOSE_QUALIFIERS = new Set(
  'regional,group,global,national,deputy,assistant,asst,associate,principal,international,chief,executive,senior'.split(
    ',',
  ),
);
const JOINS = new Set(['and', 'or', 'nor', 'ya', 'aur']);

/** Understands a query by rules; the same query is always understood the same way. What is excluded stands in `not` alone. */
export function readIntent(query: string): PeopleQuery {
  return readWithLeftovers(query).intent;
}

/** Words in no vocabulary, taken for a keyword for want of anything better. */
export interface Leftover {
  typed: string;
  keyword: string;
}

/** Understands a query, and says what of it is in no vocabulary. */
export function readWithLeftovers(query: string): { intent: PeopleQuery; leftovers: Leftover[] } {
  const { text, years, employees } = readNumbers(query);
  const reader = new IntentReader(readSpans(readTokens(text)));
  const intent = {
    ...reader.read(),
    ...(years && { yearsOfExperience: years }),
    ...(employees && { employees: [employees] }),
  };
  return { intent, leftovers: reader.leftovers };
}

class IntentReader {
  readonly spans: readonly Span[];
  readonly wanted = noCriteria();
  readonly unwanted = noCriteria();
  readonly leftovers: Leftover[] = [];
  /** Where the next thing read goes. */
  negative = false;
  /** Kind of the last thing excluded: 'not in Delhi or Mumbai' goes on with its own kind only. */
  excludedKind: keyof Criteria | null = null;

  constructor(spans: readonly Span[]) {
    this.spans = spans;
  }

  read(): PeopleQuery {
    for (let at = 0; at < this.spans.length; ) at += this.step(at);
    // 'In Mumbai, not Andheri': a quarter stands for its city, which is wanted.
    const wanted = new Set(this.wanted.locations.map(nameOf));
    this.unwanted.locations = this.unwanted.locations.filter((place) => !wanted.has(nameOf(place)));
    return { ...this.wanted, not: this.unwanted };
  }

  /** Reads what stands at a span; answers how many spans that took. */
  step(at: number): number {
    const span = elementAt(this.spans, at);
    if (span.means.not) {
      this.negative = true;
      this.excludedKind = null;
      return 1;
    }
    if (span.kind === 'end') {
      if (this.excludedKind) this.negative = false;
      return 1;
    }
    if (FORMER_WORDS.has(span.text)) return this.readFormer(at);
    const employer = this.readEmployer(at);
    if (employer > 0) return employer;
    if (span.kind === 'filler') {
      if (this.excludedKind && !JOINS.has(span.text)) this.closeExclusion(at);
      return 1;
    }
    const titles = readTitle(this.spans, at);
    if (titles) {
      this.put(at, titles.length, 'titles', titles.titles);
      return titles.length;
    }
    if (span.kind === 'unknown') return this.readUnknown(at);
    this.readMeaning(at, span);
    return 1;
  }

  readMeaning(at: number, { means, raw }: Span): void {
    const { place, company, function: work, industry, keyword, seniority, level } = means;
    if (place && this.isWithinLast(at, place.name)) return;
    if (place) this.put(at, 1, 'locations', [place]);
    else if (company) this.put(at, 1, 'companies', [company]);
    else if (seniority) this.put(at, 1, 'seniority', seniority);
    else if (level) this.put(at, 1, 'seniority', [level.seniority]);
    else if (work?.department && !ONLY_IN_TITLES.has(work.name)) this.put(at, 1, 'departments', [work.department]);
    else if (industry) this.put(at, 1, 'industries', [industry]);
    else if (keyword) this.put(at, 1, 'keywords', [keyword]);
    else if (work?.department && this.isAskedAsFunction(at)) this.put(at, 1, 'departments', [work.department]);
    else if (work) this.put(at, 1, 'keywords', [work.name]);
    else if (elementAt(this.spans, at).means.qualifier && LOOSE_QUALIFIERS.has(elementAt(this.spans, at).text)) return;
    else this.put(at, 1, 'keywords', [raw]);
  }

  /** 'Austin, Texas': the state says which Austin, it is no second place. */
  isWithinLast(at: number, name: string): boolean {
    const before = this.spans[at - 1]?.kind === 'end' ? this.spans[at - 2] : this.spans[at - 1];
    return before?.means.place?.within.includes(name) ?? false;
  }

  /** 'people in logistics', 'security team': a word that is a function only when asked for as one. */
  isAskedAsFunction(at: number): boolean {
    return /^(team|people|folks|guys|department|dept|professionals|staff|wale|log)$/.test(
      this.spans[at + 1]?.text ?? '',
    );
  }

  /** 'at Zomato', 'working at Shubhasetu Pay', 'CTO of Razorpay'. */
  readEmployer(at: number): number {
    const before = elementAt(this.spans, at).text;
    const isOf = before === 'of';
    if (elementAt(this.spans, at).kind !== 'filler' || !(isOf || EMPLOYER_WORDS.has(before))) return 0;
    const start = at + (this.spans[at + 1]?.text === 'the' ? 2 : 1);
    const first = this.spans[start];
    if (!first || (isOf && !isCapitalised(first))) return 0;
    if (first.kind !== 'unknown' || /^\d/.test(first.text)) return 0;
    let end = start + 1;
    while (this.continuesName(end, isCapitalised(first))) end += 1;
    const name = this.spans
      .slice(start, end)
      .map((span) => span.raw)
      .join(' ');
    this.put(start, end - start, 'companies', [name]);
    return end - at;
  }

  continuesName(at: number, capitalised: boolean): boolean {
    const span = this.spans[at];
    if (!span || span.kind === 'end' || span.means.not || span.means.place) return false;
    if (capitalised && !isCapitalised(span)) return span.raw === '&' || span.kind === 'unknown';
    return span.kind === 'unknown' || (span.means.industry !== undefined && !span.means.title);
  }

  /** 'ex-Flipkart', 'formerly at Infosys': not where somebody works, but a word of their profile. */
  readFormer(at: number): number {
    let next = at + 1;
    while (this.spans[next]?.kind === 'filler') next += 1;
    const span = this.spans[next];
    if (!span || (span.kind !== 'unknown' && !span.means.company)) return 1;
    this.put(next, 1, 'keywords', [span.means.company ?? span.raw]);
    return next + 1 - at;
  }

  /** Unknown words side by side are one thing: a name, or a topic; behind 'in', a capitalised one is a place. */
  readUnknown(at: number): number {
    let end = at + 1;
    while (this.spans[end]?.kind === 'unknown') end += 1;
    const run = this.spans.slice(at, end);
    const name = run.map((span) => (isCapitalised(span) ? span.raw : asSingular(span.raw))).join(' ');
    if (PLACE_BEFORE.has(this.spans[at - 1]?.text ?? '') && run.every(isCapitalised)) {
      this.put(at, end - at, 'locations', [{ name, cities: [name], regions: [name], countries: [name], within: [] }]);
    } else {
      this.put(at, end - at, 'keywords', [name]);
      this.leftovers.push({ typed: run.map((span) => span.raw).join(' '), keyword: name });
    }
    return end - at;
  }

  put<Kind extends keyof Criteria>(at: number, length: number, kind: Kind, values: Criteria[Kind]): void {
    if (this.excludedKind && this.excludedKind !== kind) this.closeExclusion(at);
    // 'Delhi ke alawa': the exclusion stands behind.
    const behind = this.spans.slice(at + length, at + length + 2).some((span) => NOT_AFTER.has(span.text));
    const negative = this.negative || behind;
    if (this.negative) this.excludedKind = kind;
    const list = (negative ? this.unwanted : this.wanted)[kind] as { name: string }[] | string[];
    for (const value of values) {
      if (!list.some((known) => nameOf(known) === nameOf(value))) (list as unknown[]).push(value);
    }
  }

  closeExclusion(at: number): void {
    const before = this.spans[at - 1];
    if (before && JOINS.has(before.text) && this.spans[at]?.kind === 'filler') return;
    this.negative = false;
    this.excludedKind = null;
  }
}

const nameOf = (value: { name: string } | string) => (typeof value === 'string' ? value : value.name).toLowerCase();
const isCapitalised = (span: Span) => /^[\p{Lu}\p{Lo}]/u.test(span.raw);

function asSingular(word: string): string {
  return word.length > 4 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}
