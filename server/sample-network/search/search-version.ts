import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import { samplePersonCount } from '../people/membership.ts';

const searchable = new WeakMap<Database, string>();

/**
 * The version of the people that can be searched, or null while they are not stored yet. A process that has once found its own
 * people keeps to them, whatever another version stores later.
 * @param people how many; the whole network unless given
 */
export async function findSearchableVersion(db: Database, people = samplePersonCount): Promise<string | null> {
  const known = searchable.get(db);
  if (known !== undefined) return known;
  const version = sourceVersion(people);
  if (!(await isFilled(db, version))) return null;
  searchable.set(db, version);
  return version;
}

/** Whether these very people are stored. */
export async function isFilled(db: Kysely<DB>, version: string): Promise<boolean> {
  const row = await db.selectFrom('sample_people_fill').select('version').executeTakeFirst();
  return row?.version === version;
}

/** The code and tables that people are drawn from. */
const SAMPLE_NETWORK = path.join(import.meta.dirname, '..');
const NAMES = ['names-of-india.ts', 'names-of-the-world.ts'].map((file) =>
  path.join(import.meta.dirname, '../../person-names', file),
);

const versions = new Map<number, string>();

/** @returns a digest of everything people are drawn from: any change of it makes other people, or might. */
export function sourceVersion(people: number): string {
  const known = versions.get(people);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(String(people));
  const code = readdirSync(SAMPLE_NETWORK, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(SAMPLE_NETWORK, file));
  for (const file of [...code, ...NAMES]) hash.update(readFileSync(file));
  const version = hash.digest('hex').slice(0, 16);
  versions.set(people, version);
  return version;
}
