import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EmbeddingClassifier, type Question } from '../../server/text-classifier/embedding-classifier.ts';
import { type JointExample, trainEmbeddingClassifier } from './train-embedding-classifier.ts';
import { writeEmbeddingClassifier } from './write-embedding-classifier.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'embedding-classifier-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUESTIONS: readonly Question[] = [
  { name: 'colour', classes: ['red', 'green'] },
  { name: 'either', classes: ['both alike', 'one of them'] },
];
/** The colour is what the first word says; the second question can be answered by no word alone. */
const WORDS: readonly (readonly [string, string])[] = [
  ['rouge', 'up'],
  ['rouge', 'down'],
  ['vert', 'up'],
  ['vert', 'down'],
];
const answersOf = ([colour, way]: readonly [string, string]) =>
  [colour === 'rouge' ? 0 : 1, (colour === 'rouge') === (way === 'up') ? 0 : 1] as const;
const EXAMPLES: readonly JointExample[] = Array.from({ length: 200 }, (_, at) => {
  const words = WORDS[at % WORDS.length] ?? WORDS[0]!;
  // Nobody says the colour of every fifth text.
  const [colour, either] = answersOf(words);
  return { features: words, classes: [at % 5 === 0 ? [] : [colour], [either]] };
});
const NO_DROPOUT = { features: 0, units: 0 };
const learn = (epochs: number, examples = EXAMPLES) =>
  writeEmbeddingClassifier(
    QUESTIONS,
    trainEmbeddingClassifier(examples, QUESTIONS, { width: 16, epochs, dropped: NO_DROPOUT }),
  );
const best = (scores: Float64Array | undefined) => scores?.indexOf(Math.max(...scores));

describe('a classifier that was learned and written', () => {
  const file = path.join(folder, 'classes.bin');
  writeFileSync(file, learn(250));
  const classifier = new EmbeddingClassifier(file);

  it.each(WORDS)('answers every question of a text: %s %s', (...words) => {
    expect(classifier.score(words).map(best)).toEqual(answersOf(words));
  });

  it('says what it was asked', () => {
    expect(classifier.questions).toEqual(QUESTIONS);
  });

  it('lets features say nothing that were never met', () => {
    expect(classifier.score(['rouge', 'up', 'unheard of'])).toEqual(classifier.score(['rouge', 'up']));
  });

  it('is the same for the same texts', () => {
    expect(learn(2).equals(learn(2))).toBe(true);
  });

  it('leaves out a feature whose texts weigh too little together', () => {
    const rare = [
      ...EXAMPLES,
      { features: ['rare'], classes: [[0], [0]] },
      { features: ['rare'], classes: [[0], [0]] },
    ];
    expect(trainEmbeddingClassifier(rare, QUESTIONS, { epochs: 1 }).embeddings.has('rare')).toBe(false);
    const heavy = [...EXAMPLES, { features: ['rare'], classes: [[0], [0]], weight: 4 }];
    expect(trainEmbeddingClassifier(heavy, QUESTIONS, { epochs: 1 }).embeddings.has('rare')).toBe(true);
  });

  it('believes a text that weighs more, of two that contradict each other', () => {
    const contrary = (heavier: number) =>
      EXAMPLES.flatMap((example) => [
        example,
        { features: ['bleu'], classes: [[0], []], weight: heavier === 0 ? 3 : 1 },
        { features: ['bleu'], classes: [[1], []], weight: heavier === 1 ? 3 : 1 },
      ]);
    for (const heavier of [0, 1]) {
      const told = path.join(folder, `contrary-${heavier}.bin`);
      writeFileSync(told, learn(20, contrary(heavier)));
      expect(best(new EmbeddingClassifier(told).score(['bleu'])[0])).toBe(heavier);
    }
  });

  it('takes a further class for less likely than the best, and for likelier than one that nobody named', () => {
    const file = path.join(folder, 'further.bin');
    const three = [{ name: 'colour', classes: ['red', 'green', 'blue'] }];
    const examples = EXAMPLES.map(({ features }) => ({ features, classes: [[1, 2]] }));
    const options = { width: 16, epochs: 50, dropped: NO_DROPOUT, further: 0.3 };
    writeFileSync(file, writeEmbeddingClassifier(three, trainEmbeddingClassifier(examples, three, options)));
    const [red = 0, green = 0, blue = 0] = new EmbeddingClassifier(file).score(['rouge', 'up'])[0] ?? [];
    expect(Math.exp(green - blue)).toBeCloseTo(0.7 / 0.3, 0);
    expect(blue).toBeGreaterThan(red + 2);
  });

  it('learns with dropout as well', () => {
    const told = path.join(folder, 'dropout.bin');
    const learned = trainEmbeddingClassifier(EXAMPLES, QUESTIONS, { width: 16, epochs: 250 });
    writeFileSync(told, writeEmbeddingClassifier(QUESTIONS, learned));
    for (const words of WORDS) expect(best(new EmbeddingClassifier(told).score(words)[0])).toBe(answersOf(words)[0]);
  });
});
