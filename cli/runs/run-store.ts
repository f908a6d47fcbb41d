import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder, readFileIfThere, stateFolder, writePrivateFile } from '../private-files.ts';
import { type Run, type RunPart, run as runSchema } from './run.ts';

const RUN_FILE = 'run.json';
const folderOf = (id: string) => path.join(stateFolder(), 'runs', id);

/**
 * Keeps a new run. Its sheets are written first and the run file last: what has a run file is whole.
 * @param sheets the bytes of each part, in their order
 */
export async function createRun(run: Run, sheets: readonly Uint8Array[]): Promise<void> {
  await makePrivateFolder(stateFolder());
  await makePrivateFolder(path.dirname(folderOf(run.id)));
  for (const [at, part] of run.parts.entries()) {
    await writePrivateFile(path.join(folderOf(run.id), part.file), sheets[at] ?? new Uint8Array());
  }
  await saveRun(run);
}

export async function saveRun(run: Run): Promise<void> {
  await writePrivateFile(path.join(folderOf(run.id), RUN_FILE), `${JSON.stringify(run, null, 2)}\n`);
}

export async function deleteRun({ id }: Run): Promise<void> {
  // The run file first: without it the rest is nothing.
  await rm(path.join(folderOf(id), RUN_FILE), { force: true });
  await rm(folderOf(id), { recursive: true, force: true });
}

/** @returns the run; undefined when there is none of this id, or its file cannot be read */
export async function readRun(id: string): Promise<Run | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const text = await readFileIfThere(path.join(folderOf(id), RUN_FILE));
  if (text === undefined) return undefined;
  try {
    return runSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @returns the runs that were not delivered yet, newest first */
export async function listRuns(): Promise<Run[]> {
  const ids = await readdir(path.dirname(folderOf('x'))).catch(() => []);
  const runs = await Promise.all(ids.map(readRun));
  return runs
    .filter((run) => run !== undefined)
    .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id));
}

/** @returns the bytes of a part, as they are sent */
export function readSheet({ id }: Run, { file }: RunPart): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(path.join(folderOf(id), file)).then((bytes) => new Uint8Array(bytes));
}
