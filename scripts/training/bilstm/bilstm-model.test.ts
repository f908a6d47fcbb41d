import { describe, expect, it } from 'vitest';
import type { BilstmLayers } from '../../../server/text-classifier/bilstm-tagger.ts';
import { seededRandom } from '../train-classifier.ts';
import { BilstmModel } from './bilstm-model.ts';

const SIZES = { tags: 3, features: 6, width: 4, hidden: 4 };
const NOTHING = { features: 0, units: 0 };
const SOME = { features: 0.3, units: 0.3 };
const ROWS = [[0, 3], [1], [], [2, 4, 5]].map((row) => Int32Array.from(row));
const RIGHT = [2, 0, 0, 1];
const STEP = 1e-5;

const arraysOf = ({ forward, backward, ...others }: BilstmLayers): Float64Array[] =>
  [forward, backward, others].flatMap((part): Float64Array[] => Object.values(part));

describe.each([NOTHING, SOME])('slopes of a text, with %o dropped', (dropped) => {
  let random = seededRandom();
  const model = new BilstmModel(SIZES, dropped, () => random());
  /** Always the same ones are dropped. */
  const learn = () => {
    random = seededRandom();
    return model.learn(ROWS, RIGHT);
  };
  learn();
  const found = [...arraysOf(model.slopes), model.embeddingSlopes].map((slopes) => slopes.slice());

  it.each([...arraysOf(model.layers), model.embeddings].map((weights, at) => ({ weights, at })))(
    'are how much the loss changes with each weight (array $at)',
    ({ weights, at: array }) => {
      for (let at = 0; at < weights.length; at += 1) {
        const weight = weights[at] as number;
        const lossAt = (moved: number) => {
          weights[at] = moved;
          return learn();
        };
        const slope = (lossAt(weight + STEP) - lossAt(weight - STEP)) / (2 * STEP);
        weights[at] = weight;
        expect(found[array]?.[at]).toBeCloseTo(slope, 6);
      }
    },
  );
});
