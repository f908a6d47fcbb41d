import type { SearchIntent } from '../../../../shared/contract/search.ts';
import { formatRange, readRange } from './range.ts';

/** The kinds of things people are looked for by, in the order they are shown. */
export const KINDS = [
  { kind: 'title', label: 'Title', part: 'titles', excludable: true },
  { kind: 'seniority', label: 'Seniority', part: 'seniority', excludable: false },
  { kind: 'department', label: 'Department', part: 'departments', excludable: false },
  { kind: 'location', label: 'Location', part: 'locations', excludable: true },
  { kind: 'industry', label: 'Industry', part: 'industries', excludable: true },
  { kind: 'company', label: 'Company', part: 'companies', excludable: true },
  { kind: 'keyword', label: 'Keyword', part: 'keywords', excludable: true },
  { kind: 'experience', label: 'Experience', part: 'years_experience', excludable: false },
  { kind: 'size', label: 'Company size', part: 'company_sizes', excludable: false },
] as const;

export type CriterionKind = (typeof KINDS)[number]['kind'];

/** One thing that people have to be, or must not be: what one chip shows. */
export interface Criterion {
  kind: CriterionKind;
  excluded: boolean;
  /** As typed; of years of experience '5+', '5-10' or 'up to 3'. */
  value: string;
}

/** @returns what is known of a kind; undefined for none of the kinds */
export function findKind(kind: string): (typeof KINDS)[number] | undefined {
  return KINDS.find((known) => known.kind === kind);
}

/** Whether people can be left out by this kind. */
export function isExcludable(kind: CriterionKind): boolean {
  return findKind(kind)?.excludable === true;
}

/** What a chip says before its value: 'Title', 'Not company'. */
export function labelOf({ kind, excluded }: Pick<Criterion, 'kind' | 'excluded'>): string {
  const label = findKind(kind)?.label ?? kind;
  return excluded ? `Not ${label.toLowerCase()}` : label;
}

const UNITS: Partial<Record<CriterionKind, string>> = { experience: 'years', size: 'employees' };

/** The value as it is shown: '5+ years'. */
export function showValue({ kind, value }: Criterion): string {
  const unit = UNITS[kind];
  return unit ? `${value} ${unit}` : value;
}

/** The criteria of an intent, exclusions last. @param intent may lack parts: an older one may be stored */
export function criteriaOf(intent: Partial<SearchIntent>): Criterion[] {
  const wanted = KINDS.flatMap(({ kind, part }) => {
    const values = part === 'years_experience' ? rangesOf(intent) : (intent[part] ?? []);
    return values.map((value): Criterion => ({ kind, excluded: false, value }));
  });
  const unwanted = KINDS.flatMap((entry) => {
    const values = entry.excludable ? (intent.exclude?.[entry.part] ?? []) : [];
    return values.map((value): Criterion => ({ kind: entry.kind, excluded: true, value }));
  });
  return [...wanted, ...unwanted];
}

/** The intent that consists of these criteria. */
export function intentOf(criteria: readonly Criterion[]): SearchIntent {
  const valuesOf = (kind: CriterionKind, excluded = false) =>
    criteria.filter((one) => one.kind === kind && one.excluded === excluded).map(({ value }) => value);
  return {
    titles: valuesOf('title'),
    seniority: valuesOf('seniority'),
    departments: valuesOf('department'),
    locations: valuesOf('location'),
    industries: valuesOf('industry'),
    companies: valuesOf('company'),
    keywords: valuesOf('keyword'),
    years_experience: readRange(valuesOf('experience').at(-1) ?? ''),
    company_sizes: valuesOf('size'),
    exclude: {
      titles: valuesOf('title', true),
      companies: valuesOf('company', true),
      locations: valuesOf('location', true),
      industries: valuesOf('industry', true),
      keywords: valuesOf('keyword', true),
    },
  };
}

/**
 * Puts a criterion in the place of another, or at the end. There is one range of years at most, and nothing twice.
 * @param at index of the one it replaces; null adds it
 */
export function putCriterion(criteria: readonly Criterion[], at: number | null, next: Criterion): Criterion[] {
  const isReplaced = (one: Criterion, index: number) =>
    index !== at && (isSame(one, next) || (one.kind === 'experience' && next.kind === 'experience'));
  const changed: (Criterion | null)[] = criteria.map((one, index) => {
    if (isReplaced(one, index)) return null;
    return index === at ? next : one;
  });
  return [...changed, at === null ? next : null].filter((one) => one !== null);
}

function isSame(one: Criterion, other: Criterion): boolean {
  return (
    one.kind === other.kind && one.excluded === other.excluded && one.value.toLowerCase() === other.value.toLowerCase()
  );
}

function rangesOf({ years_experience }: Partial<SearchIntent>): string[] {
  const text = years_experience ? formatRange(years_experience) : '';
  return text === '' ? [] : [text];
}
