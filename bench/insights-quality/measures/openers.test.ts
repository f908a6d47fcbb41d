import { describe, expect, it } from 'vitest';
import { makeCase } from '../made-case.ts';
import { findOpenerFaults } from './openers.ts';

const { company, person } = makeCase({ posts: [{ date: '2026-10-20', text: 'My half marathon in Porto.' }] });
const faults = (text: string) => findOpenerFaults(text, company.ownCompany, person.facts);

describe('an opener', () => {
  it.each([
    'Hi Ines, you now ship to East Africa. Who checks the boxes on the last leg?',
    'Hi Ines, Vaxilo opened a cold store in Lehrte. Does it change how your tours run?',
    'Ines, you wrote "Why again?" on 3 May. What did you find out?',
  ])('keeps the rules: %s', (text) => expect(faults(text)).toEqual([]));

  it.each([
    ['52 words', `Hi Ines, ${'word '.repeat(49)}why?`],
    ['0 questions', 'Hi Ines, your news of May was good.'],
    ['2 questions', 'Hi Ines, who checks the boxes? Who pays?'],
    ['"it" refers to nothing', 'Hi Ines, how did it go?'],
    ['"this" refers to nothing', 'Hi Ines, does this matter?'],
    ['a quotation cut in the middle', 'Hi Ines, you wrote "We still type a…" Who helps you?'],
    ['a hobby leads to the offer: "half marathon"', 'Hi Ines, a half marathon! May our loggers run along?'],
    ['filler: stayed with me', 'Hi Ines, your line on vaccines stayed with me. Who wrote it?'],
  ])('%s: %s', (fault, text) => expect(faults(text)).toEqual([fault]));

  it('may speak of a hobby when it does not sell', () => {
    expect(faults('Hi Ines, a half marathon in Porto: how were the hills?')).toEqual([]);
  });
});
