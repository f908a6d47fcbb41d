import { PLANS } from '../../../shared/catalogue.ts';

export type Plan = (typeof PLANS)[number];

/** What is bought when nothing was chosen: 500 credits at 450. */
const DEFAULT_PLAN: Plan = PLANS.find((plan) => plan.credits === 500) ?? PLANS[0];

/** The plan with the cheapest credits. */
export const BEST_VALUE: Plan = PLANS.reduce((best, plan) =>
  plan.price / plan.credits < best.price / best.credits ? plan : best,
);

/** The navigation state that carries a plan to the payment summary. */
export function carryPlan(plan: Plan): { plan: Plan } {
  return { plan };
}

/**
 * @param state whatever the navigation carries; it outlives reloads and updates, so only the name of a plan is believed, and
 *   credits and price are today's
 */
export function readChosenPlan(state: unknown): Plan {
  const carried = (state as { plan?: { id?: unknown } } | null)?.plan?.id;
  return PLANS.find((plan) => plan.id === carried) ?? DEFAULT_PLAN;
}
