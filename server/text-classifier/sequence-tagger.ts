import type { Feature } from './hash-feature.ts';
import { LinearClassifier } from './linear-classifier.ts';

/** What stands before the first word in place of a tag. */
export const START = '^';
/** Feature whose weights say how well a tag stands at the end. */
export const END = 'end of text';

/** Feature whose weights say how well each tag follows this one. */
export const afterTag = (tag: string): string => `after ${tag}`;

/** Weights of tags at the start, at the end, and behind each other tag. */
export interface Transitions {
  start: ArrayLike<number>;
  end: ArrayLike<number>;
  /** By the tag before. */
  after: readonly ArrayLike<number>[];
}

/**
 * Tags the words of a text by a linear-chain conditional random field: what is learned of each word's features and of which tag
 * follows which, taken together (Viterbi). Weights are learned by scripts/training.
 */
export class SequenceTagger {
  readonly #classifier: LinearClassifier;
  #transitions: Transitions | undefined;

  /** @param file path of the weights; they are read when first asked for */
  constructor(file: string) {
    this.#classifier = new LinearClassifier(file);
  }

  /**
   * @param features of each word
   * @param unless tags that are kept where the likeliest ones are hardly likelier
   * @param lead by how much they have to be: a difference of log-odds
   * @returns the likeliest tags of all words together
   */
  tag(features: readonly (readonly Feature[])[], unless?: readonly string[], lead = 0): string[] {
    const names = this.#classifier.classes;
    const emissions = features.map((word) => this.#classifier.score(word));
    const transitions = this.#readTransitions();
    const best = bestTags(emissions, transitions);
    const other = unless?.map((tag) => names.indexOf(tag));
    if (unless && other && sumOf(other, emissions, transitions) + lead > sumOf(best, emissions, transitions))
      return [...unless];
    return best.map((tag) => names[tag] ?? '');
  }

  /** @param features of each word @returns how likely each tag is, for each word, whatever the others are */
  likelihoods(features: readonly (readonly Feature[])[]): Float64Array[] {
    return sumPaths(
      features.map((word) => this.#classifier.score(word)),
      this.#readTransitions(),
    ).each;
  }

  #readTransitions(): Transitions {
    this.#transitions ??= {
      start: this.#classifier.score([afterTag(START)]),
      end: this.#classifier.score([END]),
      after: this.#classifier.classes.map((tag) => this.#classifier.score([afterTag(tag)])),
    };
    return this.#transitions;
  }
}

/** How likely some tags are together, but for what all have in common. */
function sumOf(
  tags: readonly number[],
  emissions: readonly Float64Array[],
  { start, end, after }: Transitions,
): number {
  let sum = (start[tags[0] ?? 0] ?? 0) + (end[tags.at(-1) ?? 0] ?? 0);
  for (const [at, tag] of tags.entries())
    sum += (emissions[at]?.[tag] ?? 0) + (at === 0 ? 0 : (after[tags[at - 1] ?? 0]?.[tag] ?? 0));
  return sum;
}

function bestTags(emissions: readonly Float64Array[], { start, end, after }: Transitions): number[] {
  const size = start.length;
  const last = emissions.length - 1;
  const from: Uint8Array[] = [];
  let best: ArrayLike<number> = start;
  for (const [at, emission] of emissions.entries()) {
    const scores = new Float64Array(size);
    const origins = new Uint8Array(size);
    for (let tag = 0; tag < size; tag += 1) {
      let most = at === 0 ? (start[tag] ?? 0) : Number.NEGATIVE_INFINITY;
      for (let before = 0; at > 0 && before < size; before += 1) {
        const score = (best[before] ?? 0) + (after[before]?.[tag] ?? 0);
        if (score <= most) continue;
        most = score;
        origins[tag] = before;
      }
      scores[tag] = most + (emission[tag] ?? 0) + (at === last ? (end[tag] ?? 0) : 0);
    }
    best = scores;
    from.push(origins);
  }
  let tag = 0;
  for (let other = 1; other < size; other += 1) if ((best[other] ?? 0) > (best[tag] ?? 0)) tag = other;
  const tags: number[] = [];
  for (let at = last; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = from[at]?.[tag] ?? 0;
  }
  return tags;
}

/**
 * Probabilities over all ways to tag a text (the forward-backward algorithm; each step is divided by its sum, so that nothing
 * overflows).
 * @param emissions score of each tag by its word's features, for each word
 * @returns `each`: how likely each tag is, for each word; `pairs`: how often each tag is expected behind each other one, as a square
 */
export function sumPaths(
  emissions: readonly Float64Array[],
  { start, end, after }: Transitions,
): { each: Float64Array[]; pairs: Float64Array } {
  const size = start.length;
  const steps = after.map((weights) => Float64Array.from(weights, Math.exp));
  const words = emissions.map(toWeights);
  const forward = words.map(() => new Float64Array(size));
  const pairs = new Float64Array(size * size);
  for (const [at, word] of words.entries()) {
    const sums = forward[at] as Float64Array;
    const before = forward[at - 1];
    if (before)
      for (let from = 0; from < size; from += 1) addTimes(sums, steps[from] as Float64Array, before[from] ?? 0);
    else for (let tag = 0; tag < size; tag += 1) sums[tag] = Math.exp(start[tag] ?? 0);
    for (let tag = 0; tag < size; tag += 1) sums[tag] = (sums[tag] ?? 0) * (word[tag] ?? 0);
    scale(sums);
  }
  let behind = Float64Array.from(end, Math.exp);
  const each: Float64Array[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const here = forward[at] as Float64Array;
    each[at] = scale(here.map((sum, tag) => sum * (behind[tag] ?? 0)));
    const before = forward[at - 1];
    if (!before) break;
    const word = words[at] as Float64Array;
    const next = behind.map((sum, tag) => sum * (word[tag] ?? 0));
    behind = new Float64Array(size);
    let all = 0;
    for (let from = 0; from < size; from += 1) {
      const step = steps[from] as Float64Array;
      let sum = 0;
      for (let to = 0; to < size; to += 1) sum += (step[to] ?? 0) * (next[to] ?? 0);
      behind[from] = sum;
      all += sum * (before[from] ?? 0);
    }
    for (let from = 0; from < size; from += 1) {
      const step = steps[from] as Float64Array;
      const share = (before[from] ?? 0) / all;
      for (let to = 0; to < size; to += 1)
        pairs[from * size + to] = (pairs[from * size + to] ?? 0) + share * (step[to] ?? 0) * (next[to] ?? 0);
    }
    scale(behind);
  }
  return { each, pairs };
}

/** Scores as factors, the largest of which is 1. */
function toWeights(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  return scores.map((score) => Math.exp(score - most));
}

function addTimes(sums: Float64Array, terms: Float64Array, factor: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (terms[at] ?? 0) * factor;
}

/** Divides all by their sum. */
function scale(terms: Float64Array): Float64Array {
  let sum = 0;
  for (const term of terms) sum += term;
  for (let at = 0; at < terms.length; at += 1) terms[at] = (terms[at] ?? 0) / sum;
  return terms;
}
