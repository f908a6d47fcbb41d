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

/** How what is named is meant. */
export type Scope = 'wanted' | 'excluded' | 'past';

/** Employers and roles may be past ones; how long and how large is never excluded. */
const SCOPES_OF: Readonly<Record<TaggedKind, readonly Scope[]>> = {
  title: ['wanted', 'excluded', 'past'],
  seniority: ['wanted', 'excluded'],
  department: ['wanted', 'excluded'],
  place: ['wanted', 'excluded'],
  industry: ['wanted', 'excluded'],
  company: ['wanted', 'excluded', 'past'],
  keyword: ['wanted', 'excluded'],
  years: ['wanted'],
  size: ['wanted'],
};

const OUTSIDE = 'O';
/** Outside, where the last thing named is excluded: what comes next often is as well. */
const OUTSIDE_EXCLUDED = 'O-excluded';

/** What each word is (IOB2 tags), and how it is meant: learned by scripts/training. */
export const WORD_TAGS: readonly string[] = [
  OUTSIDE,
  OUTSIDE_EXCLUDED,
  ...KINDS.flatMap((kind) => SCOPES_OF[kind].flatMap((scope) => [`B-${kind}-${scope}`, `I-${kind}-${scope}`])),
];

/** Something that a word is a part of. */
export interface TaggedPart {
  kind: TaggedKind;
  scope: Scope;
}

/**
 * The tags of a query's words.
 * @param parts for each word what it belongs to, and whether it is the first of it
 */
export function tagsOfWords(parts: readonly { part: TaggedPart | undefined; isFirst: boolean }[]): string[] {
  let isExcluded = false;
  return parts.map(({ part, isFirst }) => {
    if (!part) return isExcluded ? OUTSIDE_EXCLUDED : OUTSIDE;
    const scope = SCOPES_OF[part.kind].includes(part.scope) ? part.scope : 'wanted';
    isExcluded = scope === 'excluded';
    return `${isFirst ? 'B' : 'I'}-${part.kind}-${scope}`;
  });
}

/** Tags without how they are meant. */
const KIND_TAGS = [OUTSIDE, ...KINDS.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
const KIND_TAG_OF = WORD_TAGS.map((tag) =>
  Math.max(0, KIND_TAGS.indexOf(tag.startsWith(OUTSIDE) ? OUTSIDE : tag.slice(0, tag.lastIndexOf('-')))),
);
const SCOPE_OF = WORD_TAGS.map((tag) => (tag.startsWith(OUTSIDE) ? undefined : tag.slice(tag.lastIndexOf('-') + 1)));

/** Read by a pattern of several words, of which readers take in more or fewer. */
function isPattern(meaning: Meaning, words: number): boolean {
  switch (meaning.kind) {
    case 'years':
    case 'size':
      return true;
    case 'title':
      return meaning.titles.length > 1 || meaning.isServing === true;
    case 'keyword':
      return meaning.known && words > 1;
    default:
      return false;
  }
}

const TITLE = 1;
const NO_TAGS = new Float64Array();
const BEGINS = new Map<string, number>(KINDS.map((kind, at) => [kind, 1 + 2 * at]));

/** Tags that the words of a pattern may have: of 'heads of sales or marketing' the last word is a title only by what stands before it. */
function looseTags(meaning: Meaning): readonly number[] {
  const kinds: readonly Meaning['kind'][] =
    meaning.kind === 'title' ? ['title', 'department', 'keyword'] : [meaning.kind];
  return kinds.flatMap((kind) => [BEGINS.get(kind) ?? 0, (BEGINS.get(kind) ?? 0) + 1]);
}

/** However sure the tagger is, something else is so likely. */
const DOUBT = 0.01;

/** How likely each word of a query is a part of something of each kind. */
export class WordTags {
  readonly #text: QueryText;
  /** Logarithms of probabilities, by word, in the order of KIND_TAGS. */
  readonly #tags: readonly Float64Array[];
  readonly #likelihoods: readonly Float64Array[];

  /** @param likelihoods of each word, in the order of WORD_TAGS */
  constructor(text: QueryText, likelihoods: readonly Float64Array[]) {
    this.#text = text;
    this.#likelihoods = likelihoods;
    this.#tags = likelihoods.map((likely) => {
      const ofKinds = new Float64Array(KIND_TAGS.length);
      for (const [tag, likelihood] of likely.entries()) {
        const kind = KIND_TAG_OF[tag] ?? 0;
        ofKinds[kind] = (ofKinds[kind] ?? 0) + likelihood;
      }
      return ofKinds.map((likelihood) => Math.log((1 - DOUBT) * likelihood + DOUBT / KIND_TAGS.length));
    });
  }

  /**
   * Logarithm of the probability that the words of a candidate are one thing of its kind, or name nothing.
   * @param candidate where one pattern takes in several things or little words ('sales and marketing heads', 'at least 5 years
   *   of experience'), the words in between count for what they are
   */
  worthOf({ from, to, meaning }: Pick<Candidate, 'from' | 'to' | 'meaning'>): number {
    const begins = BEGINS.get(meaning.kind) ?? 0;
    const loose = isPattern(meaning, to - from) ? looseTags(meaning) : undefined;
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      if (this.#text.token(at)?.kind === 'mark') continue;
      const tags = this.#tags[at] ?? NO_TAGS;
      const own = tags[begins === 0 || at === from ? begins : begins + 1] ?? 0;
      if (loose) sum += Math.max(tags[0] ?? 0, ...loose.map((tag) => tags[tag] ?? 0));
      // Whether 'interns' and 'gerentes' are a level or a title, the vocabularies say.
      else sum += meaning.kind === 'seniority' ? Math.max(own, tags[TITLE + (at === from ? 0 : 1)] ?? 0) : own;
    }
    return sum;
  }

  /** Logarithm of the probability that words are one thing of that kind. */
  likelihoodOf(kind: TaggedKind, from: number, to: number): number {
    const begins = BEGINS.get(kind) ?? 0;
    let sum = 0;
    for (let at = from; at < to; at += 1)
      if (this.#text.token(at)?.kind !== 'mark') sum += this.#tags[at]?.[at === from ? begins : begins + 1] ?? 0;
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
    return KIND_TAGS[best] ?? OUTSIDE;
  }

  /** How likely what these words name is left out, and past. */
  scope(from: number, to: number): { excluded: number; past: number } {
    const sums = { wanted: 0, excluded: 0, past: 0 };
    for (let at = from; at < to; at += 1)
      for (const [tag, likelihood] of (this.#likelihoods[at] ?? NO_TAGS).entries()) {
        const scope = SCOPE_OF[tag] as Scope | undefined;
        if (scope !== undefined) sums[scope] += likelihood;
      }
    const all = sums.wanted + sums.excluded + sums.past;
    return all === 0 ? { excluded: 0, past: 0 } : { excluded: sums.excluded / all, past: sums.past / all };
  }
}
