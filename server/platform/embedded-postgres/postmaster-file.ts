import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLine, isRunning, waitForEnd } from './process-state.ts';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  ready: boolean;
}

const fileIn = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none or it is not yet written. Line 1 is the pid, line 8 the state. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(fileIn(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * Ends what an earlier, killed Leadlight left behind, so that the next server is always a child of ours and goes with us.
 * Adopting a survivor would leave it without the tie that ends it when we are killed in turn. A lock file whose process
 * has ended, or whose number now belongs to another program, is removed: PostgreSQL would take that program for itself.
 * @throws when the survivor does not end.
 */
export async function clearSurvivor(cluster: string, onSurvivor: (pid: number) => void): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (postmaster && isRunning(postmaster.pid) && isServerOf(cluster, postmaster.pid)) {
    onSurvivor(postmaster.pid);
    await endPostmaster(postmaster.pid, 10_000);
  }
  rmSync(fileIn(cluster), { force: true });
}

/**
 * Ends a server: fast shutdown first, immediate shutdown (recovered from the log at the next start) after `patienceMs`.
 * @throws when it still runs two seconds after that.
 */
export async function endPostmaster(pid: number, patienceMs: number): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 2000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, timeout)) return;
  }
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop. End it by hand and start again.`);
}

function isServerOf(cluster: string, pid: number): boolean {
  const command = commandLine(pid);
  return /postgres/.test(command) && command.includes(cluster);
}
