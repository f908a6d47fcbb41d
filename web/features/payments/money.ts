const WHOLE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param rupees whole rupees; @returns '₹ 450' */
export function formatRupees(rupees: number): string {
  return `₹ ${WHOLE.format(rupees)}`;
}

/** @returns what one credit of a plan costs, to two decimals: '₹ 0.90' */
export function formatPerCredit(plan: { price: number; credits: number }): string {
  return `₹ ${EXACT.format(plan.price / plan.credits)}`;
}
