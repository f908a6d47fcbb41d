import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTextVectors } from '../../scripts/training/write-embeddings.ts';
import { directionOf, productOf, TextVectors } from './text-vectors.ts';

function vectorsOf(rows: readonly (readonly [feature: number, numbers: number[]])[]): TextVectors {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-vectors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'some.bin');
  writeFileSync(file, writeTextVectors(new Map(rows.map(([feature, row]) => [feature, Float64Array.from(row)]))));
  return new TextVectors(file);
}

it('gives words the sum of what was learned of their features, to within the steps in which it is kept', () => {
  const vectors = vectorsOf([
    [4_000_000_000, [1, -0.5, 0]],
    [7, [0, 0.25, 2]],
  ]);
  const word = vectors.vectorOf([7, 4_000_000_000, 99]);
  for (const [at, number] of [1, -0.25, 2].entries()) expect(word[at]).toBeCloseTo(number / Math.sqrt(3), 2);
  expect(vectors.vectorOf([99])).toEqual(new Float64Array(3));
});

it('places texts by direction alone', () => {
  const one = Float64Array.of(3, 0);
  const other = Float64Array.of(0, 4);
  expect(directionOf([one, other])).toEqual(Float64Array.of(0.6, 0.8));
  expect(productOf(Float64Array.of(0.6, 0.8), Float64Array.of(1, 0))).toBe(0.6);
  expect(directionOf([])).toBeUndefined();
  expect(directionOf([new Float64Array(2)])).toBeUndefined();
  expect(one).toEqual(Float64Array.of(3, 0));
});
