import { describe, expect, it, test } from 'vitest';
import { PARAMETER_IDS } from './catalogue.ts';
import { CREDITS_PER_PARAMETER, creditsToStart, MINIMUM_CREDITS, PRICES, priceList, priceOf } from './pricing.ts';

describe('what it costs', () => {
  it('is 1 credit a parameter, with at least 15 credits there', () => {
    expect({ CREDITS_PER_PARAMETER, MINIMUM_CREDITS }).toEqual({ CREDITS_PER_PARAMETER: 1, MINIMUM_CREDITS: 15 });
    expect(Object.entries(PRICES)).toEqual(PARAMETER_IDS.map((id) => [id, 1]));
  });

  it('adds up today’s prices, or those of a list', () => {
    expect(priceOf(['workEmail', 'firstName'])).toBe(2);
    expect(priceOf(['workEmail', 'firstName'], { workEmail: 5, firstName: 2, lastName: 9 })).toBe(7);
    expect(priceOf([])).toBe(0);
  });

  it('keeps the prices of what was asked for', () => {
    expect(priceList(['workEmail', 'firstName'])).toEqual({ workEmail: 1, firstName: 1 });
  });

  it('does not guess the price of what is not in a list', () => {
    expect(() => priceOf(['workEmail'], { firstName: 1 })).toThrow('workEmail');
  });

  test.each([
    ['nothing', 0, 15],
    ['less than the minimum', 3, 15],
    ['more than the minimum', 46, 46],
  ])('needs for %s', (_case, price, credits) => {
    expect(creditsToStart(price)).toBe(credits);
  });
});
