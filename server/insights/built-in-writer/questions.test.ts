import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../trade/capabilities/all-capabilities.ts';
import { askOfOffer } from './questions.ts';

describe('the question after how something is done today', () => {
  it.each([
    ['dust and fume extraction', 'who do you turn to for dust and fume extraction today?'],
    ['time slot booking software', 'what do you use for time slot booking today?'],
    ['software for utilities', 'which software for utilities do you use today?'],
    ['moulds, dies and tools', 'who do you turn to for moulds, dies and tools today?'],
    ['custom software development', 'who do you turn to for custom software development today?'],
  ])('of %s', (label, question) => {
    expect(askOfOffer(label)).toBe(question);
  });

  it('names every kind of offer in whole words', () => {
    const torn = CAPABILITIES.map(({ label }) => askOfOffer(label)).filter((question) =>
      /\b(?:and|or|for|of|between|with|in|to|the|software|as),? (?:today|do you use today)\?$/.test(question),
    );
    expect(torn.filter((question) => !/^who do you turn to/.test(question))).toEqual([]);
  });
});
