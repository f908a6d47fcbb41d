const NUMBER = new Intl.NumberFormat('en');

/** @returns a whole number as the reader writes it: 12,500 */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}
