import { describe, expect, it } from 'vitest';
import { findLanguageFaults } from './language-faults.ts';

const rulesIn = (text: string, known = {}) => findLanguageFaults(text, known).map(({ rule }) => rule);

describe('faults of language', () => {
  it.each([
    ['a wrong article', 'Navik is looking for a HR manager.'],
    ['a wrong article', 'She is an Buyer at Navik.'],
    ['a wrong article', 'They took a 8-week course.'],
    ['a doubled word', 'It runs the the depots.'],
    ['a singular after a number', 'The team has 12 depot in India.'],
    ['a plural after one', 'The post has 1 reactions.'],
    ['an s after the s of a name', "Loomwell Textiles's news is of May."],
    ['an apostrophe where none belongs', "Navik runs it's own trucks."],
    ['verb and noun do not agree', 'They has four depots.'],
    ['a space before a mark', 'Navik opens a depot .'],
    ['two marks in a row', 'Navik opens a depot..'],
    ['two marks in a row', 'She wrote "We moved.".'],
    ['no space after a mark', 'Navik opens a depot,and hires.'],
    ['a double space', 'Navik  opens a depot.'],
    ['a small letter after a full stop', 'Navik opened a depot. it holds 300 containers.'],
    ['no mark at the end', 'Navik opened a depot'],
    ['no mark at the end', `Ann wrote: "He says: 'no one talks to me'"`],
    ['a small letter at the start', 'navik opened a depot.'],
    ['a quotation mark without its other', 'She wrote "We moved on 3 May.'],
    ['a bracket without its other', 'Navik (Kochi opened a depot.'],
    ['a quotation cut in the middle', 'She wrote: "We still type 140 invoices a…"'],
    ['a filler', 'Navik has grown to 40 people.'],
    ['a filler', 'Your post of 3 May stayed with me.'],
    ['a filler', "This is on Priya's mind."],
    ['a foreign sentence', 'Im Juni haben wir das neue Lager in Betrieb genommen.'],
    ['a foreign sentence', 'हर शुक्रवार हम एक ग्राहक से मिलते हैं।'],
    ['a foreign quotation, not translated', 'She wrote: "Wir haben im Juni das neue Lager in Betrieb genommen."'],
    ['an undefined value', 'Navik has undefined people.'],
  ])('%s: %s', (rule, text) => expect(rulesIn(text)).toContain(rule));

  it.each([
    'Navik Freight opened a depot in Coimbatore on 12 October. It holds 300 containers.',
    'She wrote on 3 May: "We still type 140 invoices a week by hand."',
    'They raised a Series A of $14m, an unusual sum for an HR firm and a UX studio.',
    'Did "Why now?" come from the 3-day course or the 20-minute call?',
    'Unit 3 shed is new, and so are 40 workers (two of them in 2026).',
    'It is 9:30 to 10:30, Kochi time (Asia/Kolkata).',
    'The company was founded in 2009 and employs 1,240 people; one day it may be 2,000.',
    'An 8-week course costs $49 a month, an 11-week one more.',
    'She wrote in German that the depot is new.',
    "Marloes' post is of 11 September, e.g. about trailers.",
  ])('none in: %s', (text) => expect(findLanguageFaults(text)).toEqual([]));

  it('leaves names as they are, and words that were given', () => {
    const text = 'iFarm leverages Boa Boa of Inc.ly.';
    expect(rulesIn(text)).not.toEqual([]);
    expect(rulesIn(text, { names: ['iFarm', 'Boa Boa', 'Inc.ly'], given: text })).toEqual([]);
    expect(rulesIn('He was at Uniklinik an der Förde.', { names: ['Uniklinik an der Förde'] })).toEqual([]);
    expect(rulesIn('Their seamless checkout is new.', { given: 'We build seamless checkouts' })).toEqual([]);
  });
});

it('a mark within two quotations ends a text', () => {
  expect(rulesIn(`Ann wrote: "He says: 'No one talks to me.'"`)).not.toContain('no mark at the end');
});
