import { describe, expect, it } from 'vitest';
import { elementAt } from '../../../shared/element-at.ts';
import { CAPABILITIES } from '../trade/capabilities/all-capabilities.ts';
import { askAfter, askOfOffer } from './questions.ts';

/** Takes the first of several ways to say a thing. */
const first = <T>(_slot: string, ways: readonly T[]): T => elementAt(ways, 0);

describe('the question after how something is done today', () => {
  it.each([
    ['dust and fume extraction', 'who do you turn to for dust and fume extraction today?'],
    ['time slot booking software', 'what do you use for time slot booking today?'],
    ['car dealer software', 'which car dealer software do you use today?'],
    ['software for utilities', 'which software for utilities do you use today?'],
    ['dock slot booking and yard software', 'which dock slot booking and yard software do you use today?'],
    ['moulds, dies and tools', 'who do you turn to for moulds, dies and tools today?'],
    ['custom software development', 'who do you turn to for custom software development today?'],
  ])('of %s', (label, question) => {
    expect(askOfOffer(label, first)).toBe(question);
  });

  it('names every kind of offer in whole words', () => {
    const torn = CAPABILITIES.map(({ label }) => askOfOffer(label, first)).filter((question) =>
      /\b(?:(?:and|or|for|of|between|with|in|to|the|as),?|(?:and|or|for|of|with|,) software) (?:today|do you use today)\?$/.test(
        question,
      ),
    );
    expect(torn.filter((question) => !/^who do you turn to/.test(question))).toEqual([]);
  });
});

describe('the question after trouble', () => {
  it('asks what was tried while it lasts, and what keeps it away once it is over', () => {
    expect(askAfter('trouble', 'The phones are down and nobody can reach us', first)).toBe(
      'What have you tried so far?',
    );
    expect(askAfter('trouble', 'Spent the day cleaning up IAM roles nobody owns', first)).toBe(
      'What would keep that from happening again?',
    );
  });
});
