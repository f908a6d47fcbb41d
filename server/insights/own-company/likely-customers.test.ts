import { describe, expect, it } from 'vitest';
import { bestOdds, LIKELY_KIND, TYPICAL_KIND, UNLIKELY_KIND } from './likely-customers.ts';
import { readOwnProfile } from './own-profile.ts';
import { readOwnTradeOf } from './own-trade.ts';

const customersOf = (description: string) =>
  readOwnTradeOf(description, readOwnProfile({ website: '', description })).likelyCustomers;

describe('which kinds of companies buy what a description offers', () => {
  it('is known of offers that no table has and that name no customers', () => {
    const odds = customersOf(
      'Grain moisture meters, silo thermometry and aeration: sensors, cables and fans, fitted and calibrated by our own people before each harvest.',
    );
    expect(odds.get('agriculture')).toBeGreaterThan(LIKELY_KIND);
    expect(odds.get('law-firms')).toBeLessThan(UNLIKELY_KIND);
  });

  it('is whom it names', () => {
    const odds = customersOf('Wir verkaufen Lohnabrechnung an Krankenhäuser.');
    expect(odds.get('hospitals')).toBeGreaterThan(TYPICAL_KIND);
  });

  it('is the likeliest of several kinds, and unknown of none', () => {
    expect(bestOdds(new Map([['hotels', -3] as const, ['retail', -1] as const]), ['hotels', 'retail'])).toBe(-1);
    expect(bestOdds(new Map(), [])).toBeUndefined();
  });
});
