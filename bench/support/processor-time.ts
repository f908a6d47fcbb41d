import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc on Linux. */
const TICKS = 100;

/** Seconds of processor time used so far by a process and by all its descendants, told apart. */
export function processorSeconds(pid: number): { itself: number; descendants: number } {
  const times = new Map<number, { parent: number; seconds: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      // After the name: state, ppid, …; utime, stime and those of waited-for children are fields 14 to 17 of the whole.
      const seconds = (fields[11]! + fields[12]! + fields[13]! + fields[14]!) / TICKS;
      times.set(Number(name), { parent: fields[1]!, seconds });
    } catch {
      // It ended while we looked.
    }
  }
  let descendants = 0;
  for (const [id, { seconds }] of times) if (id !== pid && isBelow(id, pid, times)) descendants += seconds;
  return { itself: times.get(pid)?.seconds ?? 0, descendants };
}

function isBelow(id: number, pid: number, times: ReadonlyMap<number, { parent: number }>): boolean {
  for (let at = times.get(id)?.parent; at !== undefined && at !== 0; at = times.get(at)?.parent)
    if (at === pid) return true;
  return false;
}
