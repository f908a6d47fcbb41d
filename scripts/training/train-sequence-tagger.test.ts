import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SequenceTagger } from '../../server/text-classifier/sequence-tagger.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sequence-tagger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TAGS = ['given', 'family', 'other'];
const features = (words: string) => words.split(' ').map((word) => [word === ',' ? 'comma' : 'word']);
const example = (words: string, tags: string) => ({
  features: features(words),
  tags: tags.split(' ').map((tag) => TAGS.indexOf(tag)),
});

describe('a tagger', () => {
  const file = path.join(folder, 'tags.bin');
  const examples = Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0 ? example('Anna Berg', 'given family') : example('Berg , Anna', 'family other given'),
  );
  writeFileSync(file, writeClassifier(TAGS, trainSequenceTagger(examples, TAGS)));
  const tagger = new SequenceTagger(file);

  it('learns what stands behind what, where the words themselves say nothing', () => {
    expect(tagger.tag(features('Maja Lind'))).toEqual(['given', 'family']);
    expect(tagger.tag(features('Lind , Maja'))).toEqual(['family', 'other', 'given']);
  });

  it('keeps other tags where its own are hardly likelier', () => {
    const others = ['family', 'given'];
    expect(tagger.tag(features('Maja Lind'), others, 100)).toEqual(others);
    expect(tagger.tag(features('Maja Lind'), others, 0)).toEqual(['given', 'family']);
  });

  it('has nothing to say of no words', () => {
    expect(tagger.tag([])).toEqual([]);
  });
});
