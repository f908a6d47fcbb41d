/** Weights of tags at the start, at the end, and behind each other tag. */
export interface Transitions {
  start: ArrayLike<number>;
  end: ArrayLike<number>;
  /** By the tag before. */
  after: readonly ArrayLike<number>[];
  /** Exponentials of `after`, for those who tag many texts. */
  factors?: readonly Float64Array[];
}

/** @returns the exponentials of each tag's scores behind each other one */
export const factorsOf = (after: Transitions['after']): Float64Array[] => after.map((scores) => toWeights(scores, 0));

/**
 * The likeliest tags of all words together (Viterbi).
 * @param emissions score of each tag by its word's features, for each word
 */
export function bestTags(emissions: readonly Float64Array[], { start, end, after }: Transitions): number[] {
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
 * How likely each tag is, for each word, whatever the others are: the sum over all ways to tag a text (the forward-backward
 * algorithm; each step is divided by its sum, so that nothing overflows).
 * @param emissions score of each tag by its word's features, for each word
 */
export function tagLikelihoods(emissions: readonly Float64Array[], transitions: Transitions): Float64Array[] {
  return sum(emissions, transitions).each;
}

/**
 * The same, with what learning needs.
 * @returns `each`: as tagLikelihoods; `pairs`: how often each tag is expected behind each other one, as a square; `total`: the
 *   logarithm of the sum of all ways' exponentials
 */
export function sumPaths(
  emissions: readonly Float64Array[],
  transitions: Transitions,
): { each: Float64Array[]; pairs: Float64Array; total: number } {
  const size = transitions.start.length;
  const pairs = new Float64Array(size * size);
  return { ...sum(emissions, transitions, pairs), pairs };
}

/** @param pairs is added to, where it is wanted */
function sum(
  emissions: readonly Float64Array[],
  { start, end, after, factors: steps = factorsOf(after) }: Transitions,
  pairs?: Float64Array,
): { each: Float64Array[]; total: number } {
  const size = start.length;
  const tops = emissions.map(highest);
  const words = emissions.map((scores, at) => toWeights(scores, tops[at] ?? 0));
  let total = tops.reduce((all, top) => all + top, 0);
  const forward = words.map(() => new Float64Array(size));
  for (const [at, word] of words.entries()) {
    const sums = forward[at] as Float64Array;
    const before = forward[at - 1];
    if (before)
      for (let from = 0; from < size; from += 1) addTimes(sums, steps[from] as Float64Array, before[from] ?? 0);
    else for (let tag = 0; tag < size; tag += 1) sums[tag] = Math.exp(start[tag] ?? 0);
    for (let tag = 0; tag < size; tag += 1) sums[tag] = (sums[tag] ?? 0) * (word[tag] ?? 0);
    total += Math.log(scale(sums));
  }
  let behind = toWeights(end, 0);
  const last = forward.at(-1);
  if (last) total += Math.log(last.reduce((all, share, tag) => all + share * (behind[tag] ?? 0), 0));
  const each: Float64Array[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const likely = (forward[at] as Float64Array).slice();
    for (let tag = 0; tag < size; tag += 1) likely[tag] = (likely[tag] ?? 0) * (behind[tag] ?? 0);
    scale(likely);
    each[at] = likely;
    const before = forward[at - 1];
    if (!before) break;
    const next = words[at] as Float64Array;
    for (let tag = 0; tag < size; tag += 1) next[tag] = (next[tag] ?? 0) * (behind[tag] ?? 0);
    behind = new Float64Array(size);
    let all = 0;
    for (let from = 0; from < size; from += 1) {
      const sumBehind = product(steps[from] as Float64Array, next);
      behind[from] = sumBehind;
      all += sumBehind * (before[from] ?? 0);
    }
    for (let from = 0; pairs && from < size; from += 1) {
      const step = steps[from] as Float64Array;
      const share = (before[from] ?? 0) / all;
      for (let to = 0; to < size; to += 1)
        pairs[from * size + to] = (pairs[from * size + to] ?? 0) + share * (step[to] ?? 0) * (next[to] ?? 0);
    }
    scale(behind);
  }
  return { each, total };
}

function product(one: Float64Array, other: Float64Array): number {
  let all = 0;
  for (let at = 0; at < one.length; at += 1) all += (one[at] ?? 0) * (other[at] ?? 0);
  return all;
}

function highest(scores: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  return most;
}

/** Scores as factors: 1 for one as high as `top`. */
function toWeights(scores: ArrayLike<number>, top: number): Float64Array {
  const weights = new Float64Array(scores.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = Math.exp((scores[at] ?? 0) - top);
  return weights;
}

function addTimes(sums: Float64Array, terms: Float64Array, factor: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (terms[at] ?? 0) * factor;
}

/** Divides all by their sum. @returns the sum */
function scale(terms: Float64Array): number {
  let sum = 0;
  for (const term of terms) sum += term;
  for (let at = 0; at < terms.length; at += 1) terms[at] = (terms[at] ?? 0) / sum;
  return sum;
}
