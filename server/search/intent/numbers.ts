import type { Range } from '../../providers/people-search.ts';

/** The numbers of a query, and the text without them. */
export interface Numbers {
  text: string;
  years?: Range | undefined;
  employees?: Range | undefined;
}

const NUMBER = String.raw`(\d[\d,]*)(k?)`;
const YEARS = String.raw`\s*(?:years?|yrs?|yoe|saal|sal)\b\.?(?:'?\s*(?:of|ka|ke|ki)\b)?(?:\s*(?:work(?:ing)?|relevant|total|industry)\b)?(?:\s*(?:experience|exp|anubhav)\b\.?)?`;
const EXPERIENCE = String.raw`(?:\s*(?:with|having)\b)?\s*`;
const STAFF = String.raw`\s*(?:employees?|emp|people|staff|headcount|members?)\b`;

const FORMS: readonly (readonly [pattern: string, read: (first: number, second: number) => Range])[] = [
  [String.raw`${NUMBER}\s*(?:-|–|to|se)\s*${NUMBER}\s*\+?`, (first, second) => ({ min: first, max: second })],
  [
    String.raw`(?:more than|over|above|at ?least|minimum|min\.?|greater than|>=?|kam se kam)\s*${NUMBER}\s*\+?`,
    (first) => ({ min: first }),
  ],
  [
    String.raw`(?:less than|under|below|up ?to|at ?most|maximum|max\.?|fewer than|<=?)\s*${NUMBER}`,
    (first) => ({ max: first }),
  ],
  [String.raw`${NUMBER}\s*(?:\+|plus|or more|se zyada)`, (first) => ({ min: first })],
  [NUMBER, (first) => ({ min: first })],
];

/** Reads years of experience ('10+ yrs', '3 to 5 years') and company sizes ('50-200 employees') and takes them out of the text. */
export function readNumbers(query: string): Numbers {
  const found: Numbers = { text: query };
  found.years = take(found, YEARS, EXPERIENCE);
  found.employees = take(found, STAFF, String.raw`(?:\s*(?:with|having|of)\b)?\s*`);
  return found;
}

function take(found: Numbers, unit: string, before: string): Range | undefined {
  for (const [pattern, read] of FORMS) {
    // bounded: a query has at most 500 characters
    const match = new RegExp(`(?<![\\w.])${before}${pattern}${unit}`, 'i').exec(found.text);
    if (!match) continue;
    const [first = 0, second = 0] = [
      [match[1], match[2]],
      [match[3], match[4]],
    ].map(([digits, k]) => Number((digits ?? '').replaceAll(',', '')) * (k ? 1000 : 1));
    found.text = `${found.text.slice(0, match.index)} ${found.text.slice(match.index + match[0].length)}`;
    const range = read(first, second);
    return range.min !== undefined && range.max !== undefined && range.min > range.max
      ? { min: range.max, max: range.min }
      : range;
  }
  return undefined;
}
