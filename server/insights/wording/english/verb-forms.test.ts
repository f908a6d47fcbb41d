import { expect, it } from 'vitest';
import { isAdverb, thirdPersonOf, timeOfVerb } from './verb-forms.ts';

it.each([
  ['keep', 'keeps'],
  ['am', 'is'],
  ['have', 'has'],
  ['carry', 'carries'],
  ['teach', 'teaches'],
  ['play', 'plays'],
  ['moved', 'moved'],
  ['found', 'found'],
  ['cannot', 'cannot'],
])('%s becomes %s after a name', (verb, told) => expect(thirdPersonOf(verb)).toBe(told));

it('leaves verbs alone that could be past as well as present', () => {
  expect(thirdPersonOf('cut')).toBeUndefined();
  expect(timeOfVerb('put')).toBe('either');
});

it('knows need and feed for verbs of the present', () => {
  expect(timeOfVerb('need')).toBe('present');
  expect(timeOfVerb('feed')).toBe('present');
});

it('tells adverbs from verbs that end like them', () => {
  expect(['still', 'rarely'].every(isAdverb)).toBe(true);
  expect(['rely', 'supply'].some(isAdverb)).toBe(false);
});
