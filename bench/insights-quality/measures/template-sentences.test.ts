import { describe, expect, it } from 'vitest';
import { makeCase } from '../made-case.ts';
import { findTemplateSentences } from './template-sentences.ts';

const person = (id: string, title: string, name: string, prospectSummary: string) =>
  makeCase({
    id,
    person: { firstName: id, experience: [{ title, companyName: name }] },
    company: { name },
    values: { prospectSummary },
  });
const PEOPLE = [
  (text: string) => person('Ines', 'Head of Logistics', 'Vaxilo', text),
  (text: string) => person('Omar', 'Buyer', 'Navik Freight S.A.', text),
];
const templates = (...texts: string[]) => {
  return findTemplateSentences(texts.map((text, at) => PEOPLE[at]!(text))).map(({ value }) => value);
};

describe('sentences that are templates', () => {
  it('differ in facts alone', () => {
    expect(
      templates(
        'Ines decides what Vaxilo buys as Head of Logistics since 3 May.',
        'Omar decides what Navik Freight S.A. buys as Buyer since 12 June 2024.',
      ),
    ).toEqual([1, 1]);
  });

  it('differ in quotations alone', () => {
    expect(templates('On that day Ines wrote: "We moved."', 'On that day Omar wrote: "Nobody came."')).toEqual([1, 1]);
  });

  it('are not those that say something else', () => {
    expect(templates('Ines decides what Vaxilo buys.', 'Omar asks others before he buys.')).toEqual([0, 0]);
  });

  it('are not facts with fewer than three words around them', () => {
    expect(templates('Ines is Head of Logistics at Vaxilo.', 'Omar is Buyer at Navik Freight S.A.')).toEqual([0, 0]);
  });

  it('are not twice in one text', () => {
    expect(templates('Ines decides what they buy. Ines decides what they buy.')).toEqual([0, 0]);
  });
});
