import type { Feature } from './hash-feature.ts';
import { bestTags, factorsOf, type Transitions, tagLikelihoods } from './linear-chain.ts';
import { LinearClassifier } from './linear-classifier.ts';

/** What stands before the first word in place of a tag. */
export const START = '^';
/** Feature whose weights say how well a tag stands at the end. */
export const END = 'end of text';

/** Feature whose weights say how well each tag follows this one. */
export const afterTag = (tag: string): string => `after ${tag}`;

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

  /** @returns how likely each tag is, for each word, whatever the others are */
  likelihoods(features: readonly (readonly Feature[])[]): Float64Array[] {
    return tagLikelihoods(
      features.map((word) => this.#classifier.score(word)),
      this.#readTransitions(),
    );
  }

  #readTransitions(): Transitions {
    if (this.#transitions) return this.#transitions;
    const after = this.#classifier.classes.map((tag) => this.#classifier.score([afterTag(tag)]));
    this.#transitions = {
      start: this.#classifier.score([afterTag(START)]),
      end: this.#classifier.score([END]),
      after,
      factors: factorsOf(after),
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
