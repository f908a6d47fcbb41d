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

describe('the question after what somebody wrote', () => {
  it.each([
    ['Meet us at FachPack, hall 4', 'Whom do you hope to meet there?'],
    ['Great panel at the user group in Utrecht', 'What did you take away from it?'],
    ['Our interns screened 1,240 school children this month', 'What took the most work there?'],
    ['Dental claims are up 9.5% this year', 'What do you put that down to?'],
    ['Fourth roundabout incident this year', 'What would have to change there?'],
    ['Thinking about moving 22 reps to a CRM', 'What comes next?'],
  ])('fits: %s', (said, question) => expect(askAfter('work', said, first)).toBe(question));

  it.each(['Perfection is not the assignment', 'Congratulations Harshit', 'Radio rules the village'])(
    'is none after what leads to none: %s',
    (said) => expect(askAfter('work', said, first)).toBeUndefined(),
  );

  it('takes nobody to have left who leaves boxes behind', () => {
    expect(askAfter('trouble', 'We are leaving boxes on the tarmac', first)).not.toContain('leave?');
    expect(askAfter('trouble', 'Drivers left the gate open', first)).not.toContain('leave?');
    expect(askAfter('trouble', 'Our nurses leave after two years', first)).toBe('What do people say when they leave?');
    expect(askAfter('trouble', 'Two nurses left last month', first)).toBe('What do people say when they leave?');
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
