import type { ParameterId } from '../../../../shared/catalogue.ts';
import type { QuoteResponse } from '../../../../shared/contract/quote.ts';
import { priceOf } from '../../../../shared/pricing.ts';

/** Share of profiles that each parameter was found for lately, 0 to 1; of those that were measured. */
export function hitRatesOf(quote: QuoteResponse | undefined): Map<ParameterId, number> {
  const measured = quote?.parameters.flatMap(({ id, hit_rate }) =>
    hit_rate === null ? [] : [[id, hit_rate] as const],
  );
  return new Map(measured);
}

export interface LikelyCost {
  /** Credits. A parameter without a hit rate counts in full. */
  credits: number;
  /** Whether anything of what is chosen was measured; else the number is the whole price. */
  isMeasured: boolean;
}

/** What the chosen parameters will likely cost, by the hit rates of a quote for all parameters. */
export function likelyCost(quote: QuoteResponse, chosen: readonly ParameterId[]): LikelyCost {
  const rates = hitRatesOf(quote);
  const charged = quote.profiles - quote.suppressed;
  const credits = chosen.reduce((sum, id) => sum + charged * priceOf([id]) * (rates.get(id) ?? 1), 0);
  return { credits: Math.round(credits), isMeasured: chosen.some((id) => rates.has(id)) };
}
