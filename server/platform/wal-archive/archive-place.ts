import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where one database's log and base backups are kept: each database that was ever made has a folder of its own. */
export interface ArchivePlace {
  wal: string;
  bases: string;
}

/** What stands beside the files of a base backup, as `backup.json`. */
export const baseInfo = z.object({
  /** ISO 8601 UTC. From `ended_at` on any moment can be restored from it. */
  started_at: z.string(),
  ended_at: z.string(),
  /** The first piece of the log that a restore from it reads. */
  first_wal: z.string().regex(/^[0-9A-F]{24}$/),
});
export type BaseInfo = z.infer<typeof baseInfo>;

export interface BaseBackup extends BaseInfo {
  folder: string;
}

/** The place of the database in a data directory, made. @param data with `global/pg_control`, whose first 8 bytes tell databases apart */
export function openPlace(archiveDir: string, data: string): ArchivePlace {
  const id = readFileSync(path.join(data, 'global', 'pg_control')).readBigUInt64LE(0);
  const place = placeNamed(archiveDir, String(id));
  for (const folder of Object.values(place)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return place;
}

const placeNamed = (archiveDir: string, id: string): ArchivePlace => ({
  wal: path.resolve(archiveDir, id, 'wal'),
  bases: path.resolve(archiveDir, id, 'base'),
});

/** Every database that an archive holds. */
export function listPlaces(archiveDir: string): ArchivePlace[] {
  if (!existsSync(archiveDir)) return [];
  const ids = readdirSync(archiveDir).filter((name) => /^\d{1,20}$/.test(name));
  return ids.map((id) => placeNamed(archiveDir, id));
}

/** The whole base backups of a database, the oldest first. */
export function listBases({ bases }: ArchivePlace): BaseBackup[] {
  const names = readdirSync(bases).filter((name) => !name.endsWith('.part'));
  const read = names.map((name) => {
    const folder = path.join(bases, name);
    return { folder, ...baseInfo.parse(JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8'))) };
  });
  return read.toSorted((one, other) => one.ended_at.localeCompare(other.ended_at));
}
