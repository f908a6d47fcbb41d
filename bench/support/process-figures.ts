import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc on Linux. */
const TICKS = 100;

/** Seconds of processor time used so far by a process and by all its descendants, told apart. */
export function processorSeconds(pid: number): { itself: number; descendants: number } {
  const times = new Map<number, { parent: number; seconds: number }>();
  for (const id of listProcesses()) {
    const fields = readStat(id);
    if (!fields) continue;
    // After the name: state, ppid, …; utime, stime and those of waited-for children are fields 14 to 17 of the whole.
    const seconds = (fields[11]! + fields[12]! + fields[13]! + fields[14]!) / TICKS;
    times.set(id, { parent: fields[1]!, seconds });
  }
  let descendants = 0;
  for (const [id, { seconds }] of times) if (id !== pid && isBelow(id, pid, times)) descendants += seconds;
  return { itself: times.get(pid)?.seconds ?? 0, descendants };
}

/** Memory of all descendants of a process now, in MB; what several of them share is counted once (proportional set size). */
export function descendantsMemoryMb(pid: number): number {
  const parents = new Map<number, { parent: number }>();
  for (const id of listProcesses()) {
    const fields = readStat(id);
    if (fields) parents.set(id, { parent: fields[1]! });
  }
  const sizes = [...parents.keys()]
    .filter((id) => id !== pid && isBelow(id, pid, parents))
    .map((id) => Number(/^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${id}/smaps_rollup`))?.[1] ?? 0));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** What `/proc` says of a process from its state on, undefined when it has ended meanwhile. */
function readStat(id: number): number[] | undefined {
  const stat = readIfThere(`/proc/${id}/stat`);
  return stat === ''
    ? undefined
    : stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
}

/** '' when the process has ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isBelow(id: number, pid: number, processes: ReadonlyMap<number, { parent: number }>): boolean {
  for (let at = processes.get(id)?.parent; at !== undefined && at !== 0; at = processes.get(at)?.parent)
    if (at === pid) return true;
  return false;
}
