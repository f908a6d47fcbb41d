import { describe, expect, it } from 'vitest';
import { LIKELY, UNLIKELY } from './likely-buyers.ts';
import { readOwnProfile } from './own-profile.ts';
import { readOwnTradeOf } from './own-trade.ts';

const buyersOf = (description: string) =>
  readOwnTradeOf(description, readOwnProfile({ website: '', description })).likelyBuyers;

describe('who buys what a description offers', () => {
  it('is known of offers that say nothing of it', () => {
    const odds = buyersOf('Rota planning for wards: shifts, swaps and sick leave on the phone.');
    expect(odds.get('nursing') ?? UNLIKELY).toBeGreaterThan(odds.get('sales') ?? UNLIKELY);
    expect(odds.get('journalism')).toBeLessThan(UNLIKELY);
  });

  it('is whom it names', () => {
    const odds = buyersOf('Wir verkaufen Lohnabrechnung an Personalleiter.');
    expect(Math.max(odds.get('hr') ?? UNLIKELY, odds.get('compensation-payroll') ?? UNLIKELY)).toBeGreaterThan(LIKELY);
  });
});
