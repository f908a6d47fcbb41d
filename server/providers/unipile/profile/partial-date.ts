import type { PartialDate } from '../../profile-facts.ts';

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T|$)/;

/**
 * Reads a date of positions and schools: 'M/D/YYYY', as Americans write it. The network knows months or years alone, and the rest
 * comes as 1: '11/1/2021' is November 2021. A year alone cannot be told from its January, so '1/1/2015' is 2015, which is true
 * either way.
 * @returns undefined for what is no date
 */
export function readPartialDate(written: string | undefined): PartialDate | undefined {
  if (written === undefined) return undefined;
  const american = AMERICAN.exec(written);
  const [year, month, day] = american ? [american[3], american[1], american[2]] : (ISO.exec(written)?.slice(1) ?? []);
  if (year === undefined) return undefined;
  const [monthNumber, dayNumber] = [Number(month ?? 1), Number(day ?? 1)];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  if (dayNumber > 1) return `${year}-${twoDigits(monthNumber)}-${twoDigits(dayNumber)}`;
  return monthNumber > 1 || (month !== undefined && !american) ? `${year}-${twoDigits(monthNumber)}` : year;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
