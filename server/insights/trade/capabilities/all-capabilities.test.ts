import { expect, test } from 'vitest';
import { findUngroundedIn, indexFacts } from '../../../providers/language-model/grounding/find-ungrounded.ts';
import { wordsOf } from '../words.ts';
import { CAPABILITIES } from './all-capabilities.ts';

/** Shorter ones, abbreviations too, have other meanings. */
const DISTINCTIVE_WORD_LETTERS = 3;

function isDistinctive(phrase: string): boolean {
  const words = wordsOf(phrase);
  return words.length > 1 || (words[0]?.text.length ?? 0) >= DISTINCTIVE_WORD_LETTERS;
}

test('each kind of offer has an id of its own', () => {
  const ids = CAPABILITIES.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test.each(['phrases', 'sellers'] as const)('%s are distinctive and stand once each', (kind) => {
  for (const { id, [kind]: list } of CAPABILITIES) {
    expect(
      list.filter((phrase) => !isDistinctive(phrase)),
      id,
    ).toEqual([]);
    expect(
      list.filter((phrase, index) => list.indexOf(phrase) !== index),
      id,
    ).toEqual([]);
  }
});

test('an offer has twelve phrases or more, and signs by which the need shows', () => {
  expect(CAPABILITIES.filter(({ phrases }) => phrases.length < 12).map(({ id }) => id)).toEqual([]);
  expect(CAPABILITIES.filter(({ signs }) => signs.length < 5).map(({ id }) => id)).toEqual([]);
});

test('a problem states no number that nobody has counted', () => {
  const numbers =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|thousand|dozen|half|twice|times)\b/;
  expect(CAPABILITIES.filter(({ problem }) => numbers.test(problem)).map(({ problem }) => problem)).toEqual([]);
});

test('somebody decides on it, and nobody both decides and only has a say', () => {
  for (const { id, buyers, users, sectors } of CAPABILITIES) {
    expect(buyers.length, id).toBeGreaterThan(0);
    expect(
      users.filter((user) => buyers.includes(user)),
      id,
    ).toEqual([]);
    if (sectors !== 'any') expect(new Set(sectors).size, id).toBe(sectors.length);
  }
});

test('a problem is a clause that can be put into a sentence, and counts nothing', () => {
  for (const { id, label, problem } of CAPABILITIES) {
    expect(findUngroundedIn(problem, indexFacts([])), id).toEqual([]);
    expect(problem, id).toMatch(/^[a-z]/);
    expect(problem, id).not.toMatch(/[.!?]/);
    expect(label, id).not.toMatch(/[.!?]$/);
    // A text names it, and the number of a norm stands in nobody's facts.
    expect(label, id).not.toMatch(/\d(?!D)/);
  }
});
