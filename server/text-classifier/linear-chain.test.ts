import { describe, expect, it } from 'vitest';
import { elementAt } from '../../shared/element-at.ts';
import { bestTags, factorsOf, sumPaths, tagLikelihoods } from './linear-chain.ts';

const TAGS = 3;
const emissions = [
  [0.3, -1, 2],
  [1.5, 0.2, -0.4],
  [-2, 0.7, 0.1],
  [0, 3, 1],
].map((scores) => Float64Array.from(scores));
const transitions = {
  start: [0.5, -1, 0],
  end: [-0.3, 0.4, 0],
  after: [
    [1, -2, 0.3],
    [0, 0.8, -1],
    [-0.6, 0.1, 0.2],
  ],
};

/** Every way to tag the words, and its score. */
function allPaths(): { path: number[]; score: number }[] {
  let paths: number[][] = [[]];
  for (const _ of emissions) paths = paths.flatMap((path) => Array.from({ length: TAGS }, (_, tag) => [...path, tag]));
  return paths.map((path) => {
    let score = elementAt(transitions.start, elementAt(path, 0)) + elementAt(transitions.end, elementAt(path, -1));
    for (const [at, tag] of path.entries()) {
      score += elementAt(emissions, at)[tag] ?? 0;
      if (at > 0) score += elementAt(elementAt(transitions.after, elementAt(path, at - 1)), tag);
    }
    return { path, score };
  });
}

describe('probabilities over all ways to tag a text', () => {
  const weighed = allPaths().map(({ path, score }) => ({ path, weight: Math.exp(score) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const { each, pairs, total } = sumPaths(emissions, transitions);

  it('are those of the single ways added up, for each word', () => {
    for (const [at, likely] of each.entries())
      for (const [tag, likelihood] of likely.entries()) {
        const sum = weighed.filter(({ path }) => path[at] === tag).reduce((total, { weight }) => total + weight, 0);
        expect(likelihood).toBeCloseTo(sum / all, 9);
      }
  });

  it('and for each tag behind each other one', () => {
    for (let from = 0; from < TAGS; from += 1)
      for (let to = 0; to < TAGS; to += 1) {
        const sum = weighed.reduce(
          (total, { path, weight }) =>
            total + weight * path.filter((tag, at) => at > 0 && tag === to && path[at - 1] === from).length,
          0,
        );
        expect(pairs[from * TAGS + to]).toBeCloseTo(sum / all, 9);
      }
  });

  it('are the same with factors at hand', () => {
    const factors = factorsOf(transitions.after);
    expect(tagLikelihoods(emissions, { ...transitions, factors })).toEqual(each);
  });

  it('the likeliest way is found', () => {
    const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
    expect(bestTags(emissions, transitions)).toEqual(best?.path);
  });

  it('come with the sum of all', () => {
    expect(total).toBeCloseTo(Math.log(all), 9);
  });

  it('do not overflow with large scores and many words', () => {
    const many = Array.from({ length: 500 }, () => Float64Array.from([900, -900, 0]));
    expect(elementAt(sumPaths(many, transitions).each, 250)[0]).toBeCloseTo(1);
  });

  it('are none for a text without words', () => {
    expect(sumPaths([], transitions).each).toEqual([]);
  });
});
