import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LinearClassifier, logProbabilities, probability } from '../../server/text-classifier/linear-classifier.ts';
import { type Example, trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const CLASSES = ['fruit', 'tool', 'both'];

function learn(examples: Example[], right: 'one' | 'several'): LinearClassifier {
  const folder = mkdtempSync(path.join(tmpdir(), 'classifier-'));
  const file = path.join(folder, 'weights.bin');
  writeFileSync(file, writeClassifier(CLASSES, trainClassifier(examples, CLASSES.length, { right, epochs: 60 })));
  const classifier = new LinearClassifier(file);
  classifier.score([]);
  rmSync(folder, { recursive: true });
  return classifier;
}

const repeat = (examples: Example[]) => Array.from({ length: 10 }, () => examples).flat();

describe('trainClassifier', () => {
  it('learns which class features speak for, and says nothing of those it never met', () => {
    const classifier = learn(
      repeat([
        { features: ['apple', 'ripe'], classes: [0] },
        { features: ['hammer', 'steel'], classes: [1] },
        { features: ['pear', 'ripe'], classes: [0] },
        { features: ['saw', 'steel'], classes: [1] },
      ]),
      'one',
    );
    const [fruit = 0, tool = 0] = logProbabilities(classifier.score(['plum', 'ripe']));
    expect(Math.exp(fruit)).toBeGreaterThan(0.7);
    expect(fruit).toBeGreaterThan(tool);
    expect([...classifier.score(['unheard of'])]).toEqual([0, 0, 0]);
    expect(classifier.classes).toEqual(CLASSES);
  });

  it('judges each class by itself where several may be right', () => {
    const classifier = learn(
      repeat([
        { features: ['a'], classes: [0, 2] },
        { features: ['b'], classes: [1, 2] },
        { features: ['c'], classes: [] },
      ]),
      'several',
    );
    const [fruit = 0, tool = 0, both = 0] = [...classifier.score(['a'])].map(probability);
    expect(fruit).toBeGreaterThan(0.6);
    expect(both).toBeGreaterThan(0.6);
    expect(tool).toBeLessThan(0.4);
    expect(Math.max(...[...classifier.score(['c'])].map(probability))).toBeLessThan(0.5);
  });

  it('gives the same weights for the same examples', () => {
    const examples = repeat([
      { features: ['apple', 'ripe'], classes: [0] },
      { features: ['hammer'], classes: [1] },
    ]);
    const weights = () => writeClassifier(CLASSES, trainClassifier(examples, 3, { right: 'one' }));
    expect(weights()).toEqual(weights());
  });
});
