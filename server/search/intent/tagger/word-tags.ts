import { elementAt } from '../../../../shared/element-at.ts';
import type { Candidate, Meaning } from '../candidates/candidate.ts';
import type { QueryText } from '../query-text.ts';

/** Of what a word can be a part: it begins something of that kind, or goes on with it; else it names nothing. */
export const KINDS = [
  'title',
  'seniority',
  'department',
  'place',
  'industry',
  'company',
  'keyword',
  'years',
  'size',
] as const satisfies readonly Meaning['kind'][];
export type TaggedKind = (typeof KINDS)[number];

/** What each word is (IOB2 tags), and how what it names is meant: both are learned by scripts/training. */
export const WORD_TAGS = ['O', ...KINDS.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
export const SCOPES = ['wanted', 'excluded', 'past'] as const;

/** Read by a pattern of several words, of which readers take in more or fewer. */
function isPattern(meaning: Meaning, words: number): boolean {
  switch (meaning.kind) {
    case 'years':
    case 'size':
      return true;
    case 'title':
      return meaning.titles.length > 1;
    case 'keyword':
      return meaning.known && words > 1;
    default:
      return false;
  }
}

const TITLE = 1;
const NO_TAGS = new Float64Array();
const BEGINS = new Map<string, number>(KINDS.map((kind, at) => [kind, 1 + 2 * at]));

/** How likely each word of a query is a part of something of each kind. */
export class WordTags {
  readonly #text: QueryText;
  readonly #tags: readonly Float64Array[];
  readonly #scopeOf: (at: number) => Float64Array;

  /**
   * @param tags logarithms of probabilities, by word, in the order of WORD_TAGS
   * @param scopeOf the same of SCOPES, asked for the words that name something alone
   */
  constructor(text: QueryText, tags: readonly Float64Array[], scopeOf: (at: number) => Float64Array) {
    this.#text = text;
    this.#tags = tags;
    this.#scopeOf = scopeOf;
  }

  /**
   * Logarithm of the probability that the words of a candidate are one thing of its kind, or name nothing.
   * @param candidate where one pattern takes in several things or little words ('sales and marketing heads', 'at least 5 years
   *   of experience'), the words in between count for what they are
   */
  worthOf({ from, to, meaning }: Pick<Candidate, 'from' | 'to' | 'meaning'>): number {
    const begins = BEGINS.get(meaning.kind) ?? 0;
    const isLoose = isPattern(meaning, to - from);
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      if (this.#text.token(at)?.kind === 'mark') continue;
      const tags = this.#tags[at] ?? NO_TAGS;
      const own = tags[begins === 0 || at === from ? begins : begins + 1] ?? 0;
      if (isLoose) sum += Math.max(tags[0] ?? 0, tags[begins] ?? 0, tags[begins + 1] ?? 0);
      // Whether 'interns' and 'gerentes' are a level or a title, the vocabularies say.
      else sum += meaning.kind === 'seniority' ? Math.max(own, tags[TITLE + (at === from ? 0 : 1)] ?? 0) : own;
    }
    return sum;
  }

  /** Logarithm of the probability that a word names nothing. */
  nothingAt(at: number): number {
    return this.#tags[at]?.[0] ?? 0;
  }

  /** The likeliest tag of a word. */
  best(at: number): string {
    const tags = elementAt(this.#tags, at);
    let best = 0;
    for (let tag = 1; tag < tags.length; tag += 1) if (elementAt(tags, tag) > elementAt(tags, best)) best = tag;
    return WORD_TAGS[best] ?? 'O';
  }

  /** How likely what these words name is left out, and past. */
  scope(from: number, to: number): { excluded: number; past: number } {
    let excluded = 0;
    let past = 0;
    for (let at = from; at < to; at += 1) {
      const [, isExcluded = Number.NEGATIVE_INFINITY, isPast = Number.NEGATIVE_INFINITY] = this.#scopeOf(at);
      excluded += Math.exp(isExcluded) / (to - from);
      past += Math.exp(isPast) / (to - from);
    }
    return { excluded, past };
  }
}
