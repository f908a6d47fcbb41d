import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while a process runs. A zombie answers signals but has ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = procStat(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/**
 * Tells one process from a later one that got the same number: boot and start time on Linux, the number alone elsewhere.
 */
export function processStamp(pid: number): string {
  const started = procStat(pid)?.[19];
  if (!started) return `${pid}`;
  return `${pid}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}+${started}`;
}

/** The command line of a running process, or the empty string when it cannot be seen. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'win32') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Waits until a process has ended. Returns false when it still runs after `timeoutMs`. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

/** Fields of /proc/PID/stat from the third on (state first); the name before them may hold spaces and parentheses. */
function procStat(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
