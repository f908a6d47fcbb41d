import { expect, it } from 'vitest';
import { directionOf, productOf, type WordFeatures } from '../../server/text-classifier/text-vectors.ts';
import { type TextPair, type TrainedVectors, trainTextVectors } from './train-text-vectors.ts';

/** Words of one feature each. */
const text = (...features: number[]): WordFeatures[] => features.map((feature) => [feature]);

/** Eight offers; the words of what their customers say are others. */
const PAIRS: TextPair[] = Array.from({ length: 160 }, (_, at) => {
  const offer = at % 8;
  const other = text(100 + offer * 2, 101 + offer * 2, 900);
  return { group: `${offer}`, one: text(offer * 2, offer * 2 + 1, 900), other, unlike: text(offer * 2, 800) };
});

function near(vectors: TrainedVectors, one: WordFeatures[], other: WordFeatures[]): number {
  const [a, b] = [one, other].map((words) => directionOf(words.map(([feature]) => vectors.get(feature!)!)));
  return productOf(a!, b!);
}

it('puts texts that belong together near each other, though they share no word, and far from what only looks like them', () => {
  const vectors = trainTextVectors(() => PAIRS, { width: 16, epochs: 40 });
  const [offer, theirs] = [text(0, 1), text(100, 101)];
  expect(near(vectors, offer, theirs)).toBeGreaterThan(0.5);
  expect(near(vectors, offer, text(104, 105))).toBeLessThan(0.3);
  expect(near(vectors, offer, text(0, 800))).toBeLessThan(near(vectors, offer, theirs));
});

it('learns the same of the same texts, and nothing of features that hardly occur', () => {
  const rare = { group: 'rare', one: text(5_000), other: text(5_001) };
  const [one, other] = [0, 1].map(() => trainTextVectors(() => [...PAIRS, rare], { width: 4, epochs: 1 }));
  expect(one).toEqual(other);
  expect(one!.has(5_000)).toBe(false);
});

it('tells two pairs apart that have nothing in common', () => {
  const pairs: TextPair[] = [
    { group: 'a', one: text(1), other: text(2) },
    { group: 'b', one: text(3), other: text(4) },
  ];
  const many = Array.from({ length: 32 }, () => pairs).flat();
  const vectors = trainTextVectors(() => many, { width: 8, epochs: 60 });
  expect(near(vectors, text(1), text(2))).toBeGreaterThan(near(vectors, text(1), text(4)) + 0.5);
  expect(near(vectors, text(3), text(4))).toBeGreaterThan(near(vectors, text(3), text(2)) + 0.5);
});
