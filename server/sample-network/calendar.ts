/**
 * The network's own today. Everything is dated relative to it, so that the same person says the same in every
 * year and on every machine.
 */
export const REFERENCE_DATE = '2026-11-01';
const REFERENCE_DAY = Date.UTC(2026, 10, 1);

/** Months since year 0, the unit careers are counted in. */
export const REFERENCE_MONTH = monthNumber(2026, 11);

/** A year and a month (1 to 12) as one count of months. */
export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1;
}

/** 'YYYY-MM' of a month count. */
export function writeMonth(month: number): string {
  const inYear = (month % 12) + 1;
  return `${Math.floor(month / 12)}-${inYear < 10 ? '0' : ''}${inYear}`;
}

/** The year a month count lies in. */
export function yearOf(month: number): number {
  return Math.floor(month / 12);
}

/** 'YYYY-MM-DD' so many days before the reference date; never a Sunday, when nobody posts about work. */
export function daysBefore(days: number): string {
  const date = dates.get(days) ?? dateBefore(days);
  dates.set(days, date);
  return date;
}

/** Of a few years. */
const dates = new Map<number, string>();

function dateBefore(days: number): string {
  const day = new Date(REFERENCE_DAY - days * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
