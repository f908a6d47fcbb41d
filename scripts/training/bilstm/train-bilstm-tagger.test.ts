import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BilstmTagger } from '../../../server/text-classifier/bilstm-tagger.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { trainBilstmTagger } from './train-bilstm-tagger.ts';
import { writeBilstmTagger } from './write-bilstm-tagger.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bilstm-tagger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TAGS = ['given', 'family', 'other'];
const SMALL = { width: 8, hidden: 8, epochs: 40 };
const features = (words: string) => words.split(' ').map((word) => [word === ',' ? 'comma' : 'word']);
const example = (words: string, tags: string) => ({
  features: features(words),
  tags: tags.split(' ').map((tag) => TAGS.indexOf(tag)),
});
const examples = Array.from({ length: 120 }, (_, at) =>
  at % 2 === 0 ? example('Anna Berg', 'given family') : example('Berg , Anna', 'family other given'),
);
const learn = () => writeBilstmTagger(TAGS, trainBilstmTagger(examples, TAGS.length, SMALL));

describe('a tagger that was learned and written', () => {
  const file = path.join(folder, 'tags.bin');
  writeFileSync(file, learn());
  const tagger = new BilstmTagger(file);
  const likeliest = (words: string) =>
    tagger.likelihoods(features(words)).map((likely) => elementAt(TAGS, likely.indexOf(Math.max(...likely))));

  it('judges a word by what comes far behind it', () => {
    expect(likeliest('Maja Lind')).toEqual(['given', 'family']);
    expect(likeliest('Lind , Maja')).toEqual(['family', 'other', 'given']);
  });

  it('says how likely each tag of a word is, of words with features that were never met too', () => {
    for (const words of [features('Maja Lind'), [['unheard of'], []]])
      for (const likely of tagger.likelihoods(words))
        expect(likely.reduce((sum, likelihood) => sum + likelihood, 0)).toBeCloseTo(1);
  });

  it('has nothing to say of no words', () => {
    expect(tagger.likelihoods([])).toEqual([]);
  });

  it('is the same for the same texts', () => {
    expect(learn().equals(learn())).toBe(true);
  });
});
