import { type RawBuilder, sql } from 'kysely';
import type { Criteria, IndustryWanted, PlaceWanted, Range, TitleWanted } from '../../providers/people-search.ts';
import { INDUSTRIES } from '../data/vocabulary.ts';

type Condition = RawBuilder<boolean>;

/** At least one of them; false when there are none. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}

/** All of them; true when there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

/** The title holds all words of one of the phrases. Words come as parameters: nothing typed becomes part of the query. */
export function titleHolds(phrases: readonly string[]): Condition {
  if (phrases.length === 0) return sql<boolean>`false`;
  const queries = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].map(
    (phrase) => sql`plainto_tsquery('simple', unaccent(${phrase}::text))`,
  );
  // In a subselect it is worked out once, not for every row.
  return sql<boolean>`title_words @@ (SELECT ${sql.join(queries, sql` || `)})`;
}

/** Somebody of the function a title implies, and of its level unless any will do; none when it implies nothing. */
export function fitsTitle({ department, seniority }: TitleWanted, anyLevel = false): Condition[] {
  const level = seniority && !(anyLevel && department) ? [sql<boolean>`seniority = ${seniority}`] : [];
  const implied = [...(department ? [sql<boolean>`department = ${department}`] : []), ...level];
  return implied.length === 0 ? [] : [allOf(implied)];
}

/** Holds one of the titles, or is close to one of them and knows what it names: 'Java Developer' is a developer who knows Java. */
export function fitsTitles(titles: readonly TitleWanted[]): Condition[] {
  const plain = titles.flatMap(({ phrases, related, mentions = [] }) => [
    ...phrases,
    ...(mentions.length > 0 ? [] : related),
  ]);
  const knowing = titles.flatMap(({ related, mentions: skills = [] }) =>
    skills.length > 0 && related.length > 0 ? [allOf([titleHolds(related), ...skills.map(mentions)])] : [],
  );
  return [titleHolds(plain), ...knowing];
}

/** Without a word that no text has: everybody. */
const ANY_WORDS = sql`'!''no such word'''::tsquery`;

/** Every word occurs in name, title, headline, company or skills. A keyword of stop words alone asks for nothing. */
export function mentions(keyword: string): Condition {
  const [stems, forms] = (['english', 'simple'] as const).map(
    (kind) => sql`plainto_tsquery(${sql.lit(kind)}, unaccent(${keyword}::text))`,
  );
  // One comparison: beside an OR the index of the words would not be used.
  return sql<boolean>`words @@ (SELECT CASE WHEN numnode(${stems}) = 0 THEN ${ANY_WORDS} ELSE ${stems} || ${forms} END)`;
}

/** Lives there. */
export function livesIn({ cities, regions, countries }: PlaceWanted): Condition {
  const is = (column: string, names: readonly string[]) =>
    names.length === 0 ? [] : [sql<boolean>`${sql.ref(column)} = ANY(${[...names]}::text[])`];
  return anyOf([...is('city', cities), ...is('region', regions), ...is('country', countries)]);
}

const industries: ReadonlySet<string> = new Set(INDUSTRIES.map(({ label }) => label));

/** Works in that industry; one the network does not have is looked for in words. */
export function worksIn({ name, labels }: IndustryWanted): Condition {
  const known = labels.filter((label) => industries.has(label));
  return known.length > 0 ? sql<boolean>`industry = ANY(${known}::text[])` : mentions(name);
}

/** Works at a company of that name: its beginning ('Kalastambh' for Kalastambh Provisions) or nearly all of it. */
export function worksAt(company: string): Condition {
  const key = sql`(SELECT lower(unaccent(${company}::text)))`;
  const beginning = sql`(SELECT lower(unaccent(${`${company.replaceAll(/[\\%_]/g, '\\$&')} %`}::text)))`;
  // As an array it is looked up once, and people are found by an index of their companies.
  return sql<boolean>`company_key = ANY (ARRAY(
    SELECT key FROM sample_companies WHERE key LIKE ${beginning} OR (key % ${key} AND similarity(key, ${key}) > 0.6)
  ))`;
}

/** Within the bounds; a number that is not known is not. */
export function isWithin(column: 'years' | 'employees', { min, max }: Range): Condition {
  return sql<boolean>`${sql.ref(column)}::integer BETWEEN ${min ?? 0} AND ${max ?? 2_000_000_000}`;
}

/** Fits one of the things excluded. Unknown fields exclude nobody. */
export function isExcluded(not: Criteria): Condition {
  const is = [
    ...(not.titles.length > 0 ? fitsTitles(not.titles) : []),
    ...(not.seniority.length > 0 ? [sql<boolean>`seniority = ANY(${not.seniority}::text[])`] : []),
    ...(not.departments.length > 0 ? [sql<boolean>`department = ANY(${not.departments}::text[])`] : []),
    ...not.locations.map(livesIn),
    ...not.industries.map(worksIn),
    ...not.companies.map(worksAt),
    ...not.keywords.map(
      (keyword) => sql<boolean>`words @@ (SELECT plainto_tsquery('english', unaccent(${keyword}::text)))`,
    ),
  ];
  return sql<boolean>`COALESCE(${anyOf(is)}, false)`;
}
