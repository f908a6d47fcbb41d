import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Process id of the PostgreSQL whose files lie below this data folder; undefined while there is none. */
export function readPostmasterPid(dataDir: string): number | undefined {
  try {
    const file = path.join(dataDir, 'postgres/cluster/data/postmaster.pid');
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a signal to a process that may be gone. @returns whether it was there */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
