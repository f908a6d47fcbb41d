import type { Range } from '../../../providers/people-search.ts';

/** Ages and pay are shown as keywords, and known by how they are written: a corrected reading brings them back as text. */
const AGE_OR_PAY = /^(?:aged (?:under )?\d|salary (?:under |over )?\S*\d)/;

/** Whether a keyword is an age or pay, which no profile says of anybody: a source that is asked for it finds nobody. */
export const isAgeOrPay = (keyword: string): boolean => AGE_OR_PAY.test(keyword);

/** 'aged 30-45', in English, whatever language it was asked for in. */
export function writeAge({ min, max }: Range): string {
  const bounds = min === undefined ? `under ${max}` : max === undefined ? `${min}+` : `${min}-${max}`;
  return `aged ${bounds}`;
}

/** 'salary 20-30K', 'salary under $100000'. @param sums as they were typed @param bound that the words before them say */
export function writePay(sums: readonly string[], bound: '' | 'under ' | 'over '): string {
  return `salary ${bound}${sums.join('-')}`;
}
