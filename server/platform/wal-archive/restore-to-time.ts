import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbeddedPostgres, LauncherLog } from '../embedded-postgres/options.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { type ArchivePlace, type BaseBackup, listBases, listPlaces } from './archive-place.ts';
import { recoverySettings } from './archive-settings.ts';

/** Milliseconds for a day of log to be read; a start that is not done by then is given up. */
const RECOVERY_MS = 12 * 3_600_000;

/**
 * Makes a data folder in which the embedded database is as it was at a moment, from an archive: a base backup from before, and the log
 * from there on. Of a transaction that had committed by then everything is there, of a later one nothing.
 * @param options.to the moment; all that the archive holds, unless given
 * @returns the database, running; stop it before Leadlight is started
 * @throws when the folder holds a database, or the archive does not reach to that moment
 */
export async function restoreToTime(options: {
  archiveDir: string;
  dataDir: string;
  to?: Date | undefined;
  log: LauncherLog;
}): Promise<EmbeddedPostgres> {
  const { archiveDir, dataDir, to, log } = options;
  const home = path.join(dataDir, 'postgres');
  if (existsSync(path.join(home, 'cluster'))) {
    throw new Error(`There is a database in ${dataDir} already. Restore into a new DATA_DIR.`);
  }
  const { place, base } = chooseBase(archiveDir, to);
  layOut(base, dataDir);
  try {
    return await startEmbeddedPostgres({
      dataDir,
      log,
      clusterSettings: (cluster) => recoverySettings(place, cluster, to),
      startTimeoutMs: RECOVERY_MS,
    });
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    const tooLate = /recovery ended before configured recovery target was reached/.test(String(error));
    if (!tooLate) throw error;
    throw new Error('The archive ends before that moment. "--to latest" restores all that it holds.', { cause: error });
  }
}

/** The newest base backup that had ended by then, of whichever database the archive holds. */
function chooseBase(archiveDir: string, to: Date | undefined): { place: ArchivePlace; base: BaseBackup } {
  const all = listPlaces(archiveDir).flatMap((place) => listBases(place).map((base) => ({ place, base })));
  const sorted = all.toSorted((one, other) => one.base.ended_at.localeCompare(other.base.ended_at));
  const chosen = sorted.findLast(({ base }) => !to || base.ended_at <= to.toISOString());
  if (chosen) return chosen;
  const [first] = sorted;
  throw new Error(
    first ? `The archive begins at ${first.base.ended_at}.` : `There is no base backup in ${archiveDir}.`,
  );
}

/** The cluster appears under its name when all of it is there. */
function layOut({ folder }: BaseBackup, dataDir: string): void {
  const home = path.join(dataDir, 'postgres');
  const draft = path.join(home, 'cluster.part');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  cpSync(path.join(folder, 'beside'), dataDir, { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  cpSync(path.join(folder, 'data'), path.join(draft, 'data'), { recursive: true, preserveTimestamps: true });
  chmodSync(path.join(draft, 'data'), 0o700);
  writeFileSync(path.join(draft, 'data', 'recovery.signal'), '', { mode: 0o600 });
  renameSync(draft, path.join(home, 'cluster'));
}
