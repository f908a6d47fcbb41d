import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import type { LaunchStyle } from './launch-style.ts';

type User = NonNullable<LaunchStyle['otherUser']>;

/** Outside any checkout, and reachable for every user. */
const commonPlace = '/var/lib/leadlight';

/** Programs that `user` can run: the installed ones, or a copy of them where the checkout is closed to that user. */
export function reachableBinaries(binaries: Binaries, user: User): Binaries {
  if (canReach(binaries.postgres, user)) return binaries;
  const { mtimeMs, size } = statSync(binaries.postgres);
  const copy = path.join(openPlace(), `postgresql-${size}-${Math.round(mtimeMs)}`);
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}-`);
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, copy);
  }
  return binariesIn(copy);
}

/**
 * Makes `folder` one that `user` owns and can reach, by putting it elsewhere and leaving a link where it is closed to
 * that user.
 */
export function reachableFolder(folder: string, user: User): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    if (canReach(path.dirname(folder), user)) mkdirSync(folder, { mode: 0o700 });
    else symlinkSync(mkdtempSync(path.join(openPlace(), 'data-')), folder);
  } else if (!canReach(path.dirname(folder), user) && !lstatSync(folder).isSymbolicLink()) {
    // The folder was made when it could be used in place: take it along.
    const elsewhere = mkdtempSync(path.join(openPlace(), 'data-'));
    cpSync(folder, elsewhere, { recursive: true, preserveTimestamps: true });
    symlinkSync(elsewhere, `${folder}.link`);
    renameSync(folder, `${folder}.moved`);
    renameSync(`${folder}.link`, folder);
    rmSync(`${folder}.moved`, { recursive: true });
  }
  giveFolder(folder, user);
}

/** Hands a folder and all below it to a user, unless it is theirs. */
export function giveFolder(folder: string, user: User): void {
  if (statSync(folder).uid === user.uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', '-H', `${user.uid}:${user.gid}`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} cannot be handed to user ${user.uid}: ${stderr.trim()}`);
  chownSync(folder, user.uid, user.gid);
}

function canReach(file: string, user: User): boolean {
  return spawnSync('test', ['-x', file], { ...user, stdio: 'ignore' }).status === 0;
}

function openPlace(): string {
  try {
    mkdirSync(commonPlace, { recursive: true, mode: 0o755 });
    return commonPlace;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(
      `PostgreSQL does not run as root, and there is no place another user could reach (${detail}). ` +
        'Run Leadlight as an ordinary user, or set DATABASE_URL.',
    );
  }
}
