import type { Parameter, ParameterId } from '../../../../shared/catalogue.ts';
import { creditsToStart, priceOf } from '../../../../shared/pricing.ts';

/** Whether the parameter needs a company profile that is missing. */
export function isLocked(parameter: Parameter, hasCompany: boolean): boolean {
  return parameter.company_profile_required && !hasCompany;
}

/**
 * What is chosen: what the user toggled in this picker, else what they chose last time; never a locked one.
 * @param toggled ids switched here, with their new state
 * @returns ids in the catalogue's order
 */
export function chosenParameters(
  parameters: readonly Parameter[],
  toggled: ReadonlyMap<ParameterId, boolean>,
  hasCompany: boolean,
): ParameterId[] {
  return parameters
    .filter(
      (parameter) => !isLocked(parameter, hasCompany) && (toggled.get(parameter.id) ?? parameter.default_selected),
    )
    .map((parameter) => parameter.id);
}

/** @returns what `count` profiles with the chosen parameters each cost, in credits */
export function totalCost(chosen: readonly ParameterId[], count: number): number {
  return priceOf(chosen) * count;
}

/** @returns how many credits have to be bought before this can start; 0 when there are enough */
export function missingCredits(cost: number, credits: number): number {
  return cost > 0 ? Math.max(0, creditsToStart(cost) - credits) : 0;
}
