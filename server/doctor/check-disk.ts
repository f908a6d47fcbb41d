import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Finding } from './finding.ts';

const MB = 1024 * 1024;
const TIGHT = 1024 * MB;
const FULL = 200 * MB;

/** Free space where the embedded database lies: a full disk stops it. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [{ verdict: 'look at this', text: `${dataDir} is not there yet.` }];
  const { bavail, bsize } = await statfs(dataDir);
  return [judgeFreeSpace(bavail * bsize, dataDir)];
}

/** @param free bytes */
export function judgeFreeSpace(free: number, dataDir: string): Finding {
  const text = `${Math.round(free / MB).toLocaleString('en-US')} MB free in ${dataDir}.`;
  if (free >= TIGHT) return { verdict: 'ok', text };
  return { verdict: free < FULL ? 'broken' : 'look at this', text, todo: 'Make room: a full disk stops the database.' };
}
