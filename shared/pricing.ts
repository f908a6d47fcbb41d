import { PARAMETER_IDS, type ParameterId } from './catalogue.ts';

/** The one place that turns parameters into credits. */

/** What one delivered value costs, in credits, for each parameter. */
export type PriceList = Readonly<Partial<Record<ParameterId, number>>>;

/** What a value costs unless its parameter has a price of its own, in credits. */
export const CREDITS_PER_PARAMETER = 1;
/** A user needs at least this many credits to start anything. */
export const MINIMUM_CREDITS = 15;

/** The parameters with a price of their own, one line each: `workEmail: 3`. */
const OWN_PRICES: PriceList = {};

/** Today's prices. A request that was started is charged by those of its start. */
export const PRICES: Readonly<Record<ParameterId, number>> = {
  ...(Object.fromEntries(PARAMETER_IDS.map((id) => [id, CREDITS_PER_PARAMETER])) as Record<ParameterId, number>),
  ...OWN_PRICES,
};

/** @returns the part of today's prices that names these parameters */
export function priceList(parameters: Iterable<ParameterId>): PriceList {
  return Object.fromEntries([...parameters].map((id) => [id, PRICES[id]]));
}

/**
 * @param parameters of one profile, each once
 * @param prices today's unless given
 * @returns what their values cost together, in credits
 * @throws Error for a parameter without a price in the list
 */
export function priceOf(parameters: readonly ParameterId[], prices: PriceList = PRICES): number {
  return parameters.reduce((sum, id) => {
    const price = prices[id];
    if (price === undefined) throw new Error(`${id} has no price in this list`);
    return sum + price;
  }, 0);
}

/** @returns what must be there to spend before something of this price can start, in credits: its price, and the minimum at least */
export function creditsToStart(price: number): number {
  return Math.max(price, MINIMUM_CREDITS);
}
