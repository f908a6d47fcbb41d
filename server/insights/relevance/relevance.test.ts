import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { type OwnTrade, readOwnTradeOf } from '../own-company/own-trade.ts';
import { readNearness, readRelevance, SIGN } from './relevance.ts';
import { tellingWords, wordFeatures } from './word-features.ts';

const ownOf = (description: string): OwnTrade =>
  readOwnTradeOf(description, readOwnProfile({ website: '', description }));

describe('how likely a sentence bears on an offer', () => {
  const booking = ownOf('Time slot booking and yard management software for busy warehouses');
  const interpreters = ownOf('Interpreters by telephone and video within a minute, for hospitals and councils');

  it.each([
    [booking, 'On Mondays the lorries queue back to the roundabout and drivers wait three hours for a ramp.'],
    [booking, 'Montags stehen die Lkw bis zum Kreisel und warten drei Stunden auf eine Rampe.'],
    [interpreters, 'Every fourth patient in our emergency room speaks neither English nor Spanish.'],
  ])('is high of what the offer answers, in other words and languages: %#', (own, sentence) => {
    const other = own === booking ? interpreters : booking;
    const where = 'Post of 2026-10-01';
    const likelihood = readRelevance(own, sentence, where) ?? 0;
    expect(likelihood).toBeGreaterThan(0.4);
    expect(likelihood).toBeGreaterThan(2 * (readRelevance(other, sentence, where) ?? 1));
  });

  it.each(['Proud of the whole team!', 'What a week.', 'Happy birthday to our founder, 60 today!'])(
    'is low of what says nothing of work: %s',
    (sentence) => {
      expect(readRelevance(booking, sentence, 'Post of 2026-10-01')).toBeLessThan(0.15);
    },
  );

  it('grows with a sign that tables know, and is unknown where no word was learned', () => {
    const sentence = 'We unload ninety containers a week.';
    const [without, withSign] = [0, SIGN].map((more) => readRelevance(booking, sentence, 'Job description', more));
    expect(withSign).toBeGreaterThan(without!);
    expect(readRelevance(booking, '12 345', 'Post of 2026-10-01')).toBeUndefined();
    expect(readRelevance(ownOf('…'), sentence, 'Job description')).toBeUndefined();
    expect(readNearness(booking, '!')).toBe(0);
  });

  it('tells the parts of a list apart', () => {
    expect(readNearness(booking, 'dock doors and truck arrivals')).toBeGreaterThan(
      readNearness(booking, 'canteen menus'),
    );
  });
});

describe('features of words', () => {
  it('are those of words that tell something, folded', () => {
    expect(tellingWords('The Kühlhäuser of Málaga, and 40 in a B')).toEqual(['kuhlhauser', 'malaga']);
  });

  it('are shared by words that begin alike', () => {
    const [one, other] = ['kuhlkette', 'kuhlhaus'].map((word) => new Set(wordFeatures(word)));
    expect([...one!].filter((feature) => other!.has(feature)).length).toBeGreaterThan(2);
    expect(wordFeatures('tank')).toHaveLength(1);
  });

  it('grow with the length of a word alone', () => {
    expect(wordFeatures('a'.repeat(10_000)).length).toBeLessThan(30_010);
  });
});
