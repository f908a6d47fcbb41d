import { rememberReadings } from '../../server/platform/remember-readings.ts';
import type { Criteria } from '../../server/providers/people-search.ts';
import { readIntent } from '../../server/search/intent/read-intent.ts';
import { presentIntent } from '../../server/search/present-intent.ts';
import { type IsSame, type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf, writeRange } from './labelled-items.ts';
import { fold, sameWords, similarWords } from './same-value.ts';

/** Fields of a query; levels and functions count as stated, what titles imply is nobody's mistake. */
const LISTS = ['titles', 'seniority', 'departments', 'locations', 'industries', 'companies', 'keywords'] as const;
const EXCLUDED = ['titles', 'companies', 'locations', 'industries', 'keywords'] as const;

/**
 * Compares how a query is read with how it is labelled.
 * @returns scores of the seven lists, of `years_experience`, `company_sizes` and of `exclude` (all its lists together)
 */
export function scoreQuery(item: LabelledItem): ItemResult {
  const query = readIntent(item.text ?? '');
  const lists = LISTS.map((name) => ({
    name,
    found: namesOf(query, name),
    readings: readingsOf(item, name, true),
    isSame: SAME[name],
  }));
  const excluded = item.labels.exclude as LabelledItem['labels'];
  const otherwiseExcluded = [item.also?.exclude ?? []].flat() as LabelledItem['labels'][];
  const excludedByQuery = presentIntent(query).exclude;
  const exclude = EXCLUDED.map((name) => ({
    name: `exclude ${name}`,
    found: excludedByQuery[name],
    readings: [excluded, ...otherwiseExcluded].flatMap((labels) => readingsOf({ labels }, name, true)),
    isSame: SAME[name],
  }));
  const numbers = [
    {
      name: 'years_experience',
      found: query.yearsOfExperience ? [writeRange(query.yearsOfExperience)] : [],
      readings: readingsOf(item, 'years_experience', true),
    },
    {
      name: 'company_sizes',
      found: (query.employees ?? []).map(writeRange),
      readings: readingsOf(item, 'company_sizes', true).map((sizes) => sizes.map(readSize)),
    },
  ];
  return scoreItem([...lists, ...numbers, ...exclude]);
}

/** The same place: the same name, and no other state or country behind it. */
const samePlace: IsSame = (found, wanted) => {
  const [a, b] = [found, wanted].map((place) => asRead(place, 'locations').split(',').map(fold));
  return a?.[0] === b?.[0] && (a?.length === 1 || b?.length === 1 || a?.at(-1) === b?.at(-1));
};

const SAME: Readonly<Record<(typeof LISTS)[number], IsSame>> = {
  titles: (found, wanted) => sameWords(found, wanted) || sameWords(asRead(found, 'titles'), asRead(wanted, 'titles')),
  seniority: (found, wanted) => found === wanted,
  departments: (found, wanted) => found === wanted,
  locations: samePlace,
  industries: (found, wanted) =>
    similarWords(found, wanted) || sameWords(asRead(found, 'industries'), asRead(wanted, 'industries')),
  companies: (found, wanted) => sameWords(found.replace(/\.(com|io|ai)$/i, ''), wanted.replace(/\.(com|io|ai)$/i, '')),
  keywords: (found, wanted) => similarWords(found, wanted) || similarWords(asTopic(found), asTopic(wanted)),
};

/** 'SME', 'PME' and 'SMB' are the same firms. */
const asTopic = (value: string) => asRead(value, 'keywords').replace(/^(?:sme|msme|pme|kmu|pyme)s?$/i, 'SMB');

/** Labels have many readings in common. */
const readLabel = rememberReadings(readIntent, 50_000);

/** The value by its usual name ('CTO' is 'Chief Technology Officer'), when it is read as just that. */
function asRead(value: string, field: 'titles' | 'locations' | 'industries' | 'keywords'): string {
  const names = namesOf(readLabel(value), field);
  return names.length === 1 ? (names[0] ?? value) : value;
}

function namesOf(criteria: Criteria, field: (typeof LISTS)[number]): string[] {
  return criteria[field].map((value) => (typeof value === 'string' ? value : value.name));
}

/** '50-200' → '50-200', '200+' → '200-', '<50' → '-50'. */
function readSize(text: string): string {
  const [from = '', to = ''] = text.replace(/[,\s]/g, '').split('-');
  if (text.includes('<')) return `-${text.replace(/\D/g, '')}`;
  if (text.includes('+') || text.includes('>')) return `${from.replace(/\D/g, '')}-`;
  return `${from}-${to}`;
}
