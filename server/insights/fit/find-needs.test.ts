import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import { findNeeds } from './find-needs.ts';

const description = 'Industrial lubricants, gear oil and greases for steel mills.';
const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));
const theirs = (where: string, text: string) =>
  findNeeds(own, [{ where, text, isPersonal: true }], true).map(({ link }) => link.theirs);

describe('facts by which a need shows', () => {
  it('are no names: a word with a capital inside a sentence', () => {
    expect(theirs('Company description', 'Our Grease returns to the stage this winter with a live band.')).toEqual([]);
    expect(theirs('Company description', 'We mix grease and oil for the chains of our own plant.')).toHaveLength(1);
  });

  it('are shown once by a headline, however many of its parts say so', () => {
    const parts = ['Gear oil', 'Coolant systems', 'Heat treatment'].map((text) => ({
      ...{ where: 'Headline', text, isPersonal: true },
    }));
    expect(findNeeds(own, parts, true)).toHaveLength(1);
  });

  it('are only the parts of a list that show it', () => {
    expect(theirs('Specialities', 'dyeing; coolant systems; rotary printing')).toEqual(['coolant systems']);
    expect(theirs('Job description', 'Hammers, heat treatment, hydraulics, canteen.')).toEqual(['heat treatment']);
  });
});
