import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BilstmTagger } from '../../../server/text-classifier/bilstm-tagger.ts';
import { trainBilstmTagger } from './train-bilstm-tagger.ts';
import { writeBilstmTagger } from './write-bilstm-tagger.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bilstm-tagger-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the first word is, the last one says, and the other way round; those between say nothing, and are all tagged alike. */
const TAGS = ['between', 'first with left', 'first with right', 'last behind up', 'last behind down'];
const BETWEEN = 2;
const SMALL = { width: 8, hidden: 16, epochs: 250, dropped: { features: 0, units: 0 } };
const ENDS = [
  ['up', 'left'],
  ['up', 'right'],
  ['down', 'left'],
  ['down', 'right'],
] as const;
const tagsOf = (first: string, last: string) => [
  last === 'left' ? 1 : 2,
  ...Array.from({ length: BETWEEN }, () => 0),
  first === 'up' ? 3 : 4,
];
const wordsOf = (first: string, last: string) => [[first], ...Array.from({ length: BETWEEN }, () => ['word']), [last]];
const examples = Array.from({ length: 64 }, (_, at) => {
  const [first, last] = ENDS[at % ENDS.length] ?? ENDS[0];
  return { features: wordsOf(first, last), tags: tagsOf(first, last) };
});
const learn = (epochs: number) =>
  writeBilstmTagger(TAGS, trainBilstmTagger(examples, TAGS.length, { ...SMALL, epochs }));

describe('a tagger that was learned and written', () => {
  const file = path.join(folder, 'tags.bin');
  writeFileSync(file, learn(SMALL.epochs));
  const tagger = new BilstmTagger(file);

  it.each(ENDS)('judges a word by what stands far before and behind it: %s … %s', (first, last) => {
    const likeliest = tagger.likelihoods(wordsOf(first, last)).map((likely) => likely.indexOf(Math.max(...likely)));
    expect(likeliest).toEqual(tagsOf(first, last));
  });

  it('says how likely each tag of a word is, of words with features that were never met too', () => {
    for (const words of [wordsOf('up', 'left'), [['unheard of'], []]])
      for (const likely of tagger.likelihoods(words))
        expect(likely.reduce((sum, likelihood) => sum + likelihood, 0)).toBeCloseTo(1);
  });

  it('has nothing to say of no words', () => {
    expect(tagger.likelihoods([])).toEqual([]);
  });

  it('is the same for the same texts', () => {
    expect(learn(3).equals(learn(3))).toBe(true);
  });

  it('has sizes that its sums can be made with', () => {
    expect(() => trainBilstmTagger(examples, TAGS.length, { ...SMALL, hidden: 6 })).toThrow(RangeError);
  });
});
