/** Bounds of years or of people, both included; null is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/**
 * '5+', '5-10', 'up to 3'; '' when nothing is bounded.
 * @param most what stands before a range that has only an upper bound
 */
export function formatRange({ min, max }: Range, most = 'up to '): string {
  if (min !== null && max !== null) return min === max ? `${min}` : `${min}-${max}`;
  if (min !== null) return `${min}+`;
  return max === null ? '' : `${most}${max}`;
}

const LEAST = /^(?:>=?|over|above|more than|at least|from|min(?:imum)?)\s*/;
const MOST = /^(?:<=?|under|below|less than|at most|up to|max(?:imum)?)\s*/;
const NUMBER = /^\d{1,7}$/;

/**
 * Reads a range as people type it: '5+', '5 to 10', 'up to 3', '1,000-5,000', '10k+'. A number alone is the least.
 * @returns null when it is none
 */
export function readRange(text: string): Range | null {
  if (text.length > 60) return null;
  const plain = text
    .toLowerCase()
    .replaceAll(',', '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\dk\b/g, (thousands) => `${thousands[0]}000`)
    .replace(/ ?(?:years?|yrs?|employees|people)\.?$/, '')
    .trim();
  const most = readNumber(plain.replace(MOST, ''));
  if (MOST.test(plain)) return most === null ? null : { min: null, max: most };
  const least = readNumber(plain.replace(LEAST, '').replace(/ ?\+$/, ''));
  if (least !== null) return { min: least, max: null };
  const [first, second, ...more] = plain.split(/ ?(?:-|to) ?/);
  const bounds = [readNumber(first ?? ''), readNumber(second ?? '')].filter((bound) => bound !== null);
  if (bounds.length < 2 || more.length > 0) return null;
  return { min: Math.min(...bounds), max: Math.max(...bounds) };
}

function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}
