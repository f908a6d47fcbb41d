import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';
import { type Reading, replacePhrase } from './replace-phrase.ts';

const read = (phrase: string, means: Reading['means'], value: string): Reading => ({ phrase, means, value });

describe('words the rules do not know', () => {
  it.each([
    [
      'zahlenmenschen in Berlin',
      read('zahlenmenschen', 'title', 'Accountant'),
      { titles: ['Accountant'], locations: ['Berlin'] },
    ],
    ['CFOs in zorbistan', read('zorbistan', 'place', 'Vietnam'), { locations: ['Vietnam'] }],
    ['CTOs of zappworks', read('zappworks', 'company', 'Zappworks'), { companies: ['Zappworks'] }],
    ['CFOs blahblah with SAP', read('blahblah', 'nothing', ''), { keywords: ['SAP'] }],
    ['CFOs not zorbistan', read('zorbistan', 'place', 'India'), { locations: [] }],
    ['CFOs who quuxify', read('quuxify', 'skill', 'Kubernetes'), { keywords: ['Kubernetes'] }],
  ])('are put into words of the vocabulary: %s', (query, reading, expected) => {
    const replaced = replacePhrase(query, reading);
    expect(replaced).not.toBeNull();
    expect(presentIntent(readIntent(replaced!))).toMatchObject(expected);
  });

  it('stay excluded where they were excluded', () => {
    const replaced = replacePhrase('CFOs not zorbistan', read('zorbistan', 'place', 'India'))!;
    expect(readIntent(replaced).not.locations.map(({ name }) => name)).toEqual(['India']);
  });

  it.each([
    ['are not in the query', 'CFOs in zorbistan', read('blahblah', 'place', 'India')],
    ['were understood by the rules', 'CFOs in Mumbai', read('CFOs', 'title', 'Accountant')],
    ['are said to mean what no list has', 'CFOs zorb', read('zorb', 'title', 'Grand Vizier of Zorb')],
    ['are said to be of another kind than they are', 'CFOs zorb', read('zorb', 'place', 'Accountant')],
    ['are said to mean more than one thing', 'CFOs zorb', read('zorb', 'place', 'Mumbai Accountant')],
    ['are said to mean an exclusion', 'CFOs zorb', read('zorb', 'place', 'not India')],
    ['are said to mean a number', 'CFOs zorb', read('zorb', 'skill', 'Java 10+ years')],
    ['are somebody’s name', 'Priya Sharma', read('Priya Sharma', 'name', '')],
    ['are a name, and said to be nothing', 'CFOs Zorb', read('Zorb', 'nothing', '')],
    ['are none', 'CFOs zorb', read(' ', 'nothing', '')],
  ])('stay as they are when they %s', (_why, query, reading) => {
    expect(replacePhrase(query, reading)).toBeNull();
  });
});
