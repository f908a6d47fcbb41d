import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, processStamp } from './process-state.ts';

/**
 * Takes the data folder for this process. A lock left by a process that has ended is taken over.
 * Two processes racing for an abandoned lock may both come through; PostgreSQL's own lock file then stops the second.
 * @returns a function that gives the folder back.
 * @throws when another running process has the folder.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'owner');
  const draft = path.join(folder, `owner.${process.pid}`);
  const mine = processStamp(process.pid);
  const holder = readHolder(file);
  if (holder?.alive) {
    throw new Error(
      `The database in ${folder} is in use by another Leadlight (process ${holder.pid}). ` +
        'Stop that one first, or give this one its own DATA_DIR; several processes share one database through DATABASE_URL.',
    );
  }
  if (holder) rmSync(file, { force: true });
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`The database in ${folder} is just being started by another Leadlight. Stop that one first.`);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readFileOrNothing(file) === mine) rmSync(file, { force: true });
  };
}

function readHolder(file: string): { pid: number; alive: boolean } | undefined {
  const stamp = readFileOrNothing(file);
  if (stamp === undefined) return undefined;
  const pid = Number.parseInt(stamp, 10);
  return { pid, alive: pid > 0 && isRunning(pid) && processStamp(pid) === stamp };
}

function readFileOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
