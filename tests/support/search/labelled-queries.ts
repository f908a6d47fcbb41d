import type { PeopleQuery } from '../../../server/providers/people-search.ts';
import { presentIntent } from '../../../server/search/present-intent.ts';

/** Fields that are compared; `excluded` and `years` are not shown, but searched by. */
export const FIELDS = {
  t: 'titles',
  s: 'seniority',
  d: 'departments',
  l: 'locations',
  i: 'industries',
  c: 'companies',
  k: 'keywords',
  x: 'excluded',
  y: 'years',
} as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];
export type Labels = Record<Field, string[]>;

/**
 * Reads a file of labelled queries: a query a line, then ` | t Title; Other title | l Place …` with the letters of FIELDS;
 * a letter that is not there means that nothing of that kind is in the query.
 */
export function readLabelledQueries(text: string): { query: string; labels: Labels }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [query = '', ...cells] = line.split(' | ');
      const labels = emptyLabels();
      for (const cell of cells) {
        const field = FIELDS[cell.trim()[0] as keyof typeof FIELDS];
        if (!field) throw new Error(`Unknown letter in: ${line}`);
        labels[field] = cell
          .trim()
          .slice(2)
          .split(';')
          .map((value) => value.trim());
      }
      return { query: query.trim(), labels };
    });
}

/** What the rules made of a query, in the form of the labels. */
export function labelsOf(query: PeopleQuery): Labels {
  const { titles, seniority, departments, locations, industries, companies, keywords } = query.not;
  const named = [...titles, ...locations, ...industries].map((one) => one.name);
  const years = query.yearsOfExperience;
  return {
    ...presentIntent(query),
    excluded: [...named, ...seniority, ...departments, ...companies, ...keywords],
    years: years ? [`${years.min ?? 0}-${years.max ?? ''}`] : [],
  };
}

/** How many values were found rightly, found wrongly and missed, field by field. */
export interface Score {
  right: number;
  wrong: number;
  missed: number;
}

/** Adds the comparison of one query to the scores; answers what differs, field by field. */
export function compare(found: Labels, wanted: Labels, scores: Map<Field, Score>): string[] {
  const differences: string[] = [];
  for (const field of Object.values(FIELDS)) {
    const [got, expected] = [found[field].map(fold), wanted[field].map(fold)];
    const score = scores.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    const wrong = got.filter((value) => !expected.includes(value));
    const missed = expected.filter((value) => !got.includes(value));
    score.right += got.length - wrong.length;
    score.wrong += wrong.length;
    score.missed += missed.length;
    scores.set(field, score);
    if (wrong.length + missed.length > 0) differences.push(`${field}: found [${got}], wanted [${expected}]`);
  }
  return differences;
}

/** Share of what was found that is right; 1 when nothing was found. */
export const precision = ({ right, wrong }: Score) => (right + wrong === 0 ? 1 : right / (right + wrong));
/** Share of what is wanted that was found; 1 when nothing is wanted. */
export const recall = ({ right, missed }: Score) => (right + missed === 0 ? 1 : right / (right + missed));

const fold = (value: string) => value.toLowerCase();

function emptyLabels(): Labels {
  return Object.fromEntries(Object.values(FIELDS).map((field) => [field, [] as string[]])) as Labels;
}
