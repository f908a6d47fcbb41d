import { sql } from 'kysely';
import { trimEndOf } from '../../../shared/trim-text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FoundPage, FoundPerson, PeopleQuery, PeopleSearch } from '../../providers/people-search.ts';
import { SourceError } from '../../providers/source-error.ts';
import { samplePersonCount } from '../people/membership.ts';
import { asksForAnything, changesAnything, matches, RELAXATIONS, relaxedBy, score } from './search-ranking.ts';
import { findSearchableVersion } from './search-version.ts';

const NOBODY: FoundPage = { people: [], start: 0, total: 0, next: null };

/**
 * Search over the people of the sample network. Until a worker has stored them it is not ready.
 * @param options.publicUrl origin under which the pictures are served
 * @param options.people how many people there are; the whole network unless given
 */
export function createSampleSearch(
  db: Database,
  { publicUrl, people = samplePersonCount }: { publicUrl: string; people?: number },
): PeopleSearch {
  const origin = trimEndOf(publicUrl, /\//);
  return {
    id: 'sample-network',
    isReady: async () => (await findSearchableVersion(db, people)) !== null,
    async find(query, size, next) {
      const version = await findSearchableVersion(db, people);
      if (version === null) throw new SourceError('unavailable', 'The sample network is not stored yet.');
      const place = next === undefined ? undefined : readPlace(next, version);
      if (place === null) return null;
      const page = place ? { place, rows: await readRows(db, query, place, size) } : await firstPage(db, query, size);
      if (!page) return NOBODY;
      const { step, start, total } = page.place;
      const end = start + page.rows.length;
      const relaxed = relaxedBy(query, step);
      return {
        people: page.rows.map((row) => present(row, origin)),
        start,
        total,
        ...(relaxed.length > 0 && { relaxed }),
        next: end < total && page.rows.length > 0 ? [version, step, end, total].join('.') : null,
      };
    },
  };
}

/** Where a page begins, after how many relaxations, among how many. */
interface Place {
  step: number;
  start: number;
  total: number;
}

/** A page and how many there are in all, read at once: looking for them twice would take twice as long. */
async function firstPage(
  db: Database,
  query: PeopleQuery,
  size: number,
): Promise<{ place: Place; rows: Row[] } | null> {
  if (!asksForAnything(query)) return null;
  for (const step of RELAXATIONS.keys()) {
    if (!changesAnything(query, step)) continue;
    const { rows } = await sql<Row & { total: number }>`
      WITH found AS MATERIALIZED (
        SELECT index, ${score(query)} AS score FROM sample_people WHERE ${matches(query, step)}
      )
      SELECT ${SHOWN}, (SELECT count(*) FROM found) AS total
      FROM (SELECT * FROM found ORDER BY score DESC, index LIMIT ${size}) AS page
      JOIN sample_people USING (index) ORDER BY score DESC, index
    `.execute(db);
    const [first] = rows;
    if (first) return { place: { step, start: 0, total: first.total }, rows };
  }
  return null;
}

function readPlace(next: string, version: string): Place | null {
  const [known, ...numbers] = next.split('.');
  const [step = 0, start = 0, total = 0] = numbers.map(Number);
  if (known !== version || numbers.length !== 3 || !numbers.every((text) => /^\d{1,9}$/.test(text))) return null;
  return { step, start, total };
}

interface Row {
  index: number;
  slug: string;
  name: string;
  headline: string;
  city: string;
  region: string | null;
  country: string;
  has_picture: boolean;
}

const SHOWN = sql`index, slug, name, headline, city, region, country, has_picture`;

/** Ranks narrow rows and reads the whole ones of the page only. */
async function readRows(db: Database, query: PeopleQuery, { step, start }: Place, size: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT ${SHOWN}
    FROM (
      SELECT index, ${score(query)} AS score FROM sample_people WHERE ${matches(query, step)}
      ORDER BY score DESC, index LIMIT ${size} OFFSET ${start}
    ) AS page JOIN sample_people USING (index) ORDER BY score DESC, index
  `.execute(db);
  return rows;
}

function present(row: Row, origin: string): FoundPerson {
  const picture = `${origin}/sample/pictures/${row.index}.svg`;
  const { city, region, country } = row;
  const parts = [city, region, country].filter((part, at, all) => part !== null && all.indexOf(part) === at);
  return {
    id: `sample-${row.index}`,
    slug: row.slug,
    name: row.name,
    headline: row.headline,
    location: parts.join(', '),
    ...(row.has_picture && { pictureUrl: picture, largePictureUrl: picture }),
  };
}
