import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Only the user may read what lies in these folders. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const NAME = 'leadlight';

/** Where keys are kept: `XDG_CONFIG_HOME`, `~/.config`, or on Windows `APPDATA`. */
export function configFolder(env: NodeJS.ProcessEnv = process.env): string {
  return path.join(baseFolder(env.XDG_CONFIG_HOME, env.APPDATA, '.config'), NAME);
}

/** Where runs are kept: `XDG_STATE_HOME`, `~/.local/state`, or on Windows `LOCALAPPDATA`. */
export function stateFolder(env: NodeJS.ProcessEnv = process.env): string {
  return path.join(baseFolder(env.XDG_STATE_HOME, env.LOCALAPPDATA, '.local/state'), NAME);
}

function baseFolder(xdg: string | undefined, windows: string | undefined, usual: string): string {
  // The standard says that a path which is not absolute is to be ignored.
  if (xdg && path.isAbsolute(xdg)) return xdg;
  if (process.platform === 'win32' && windows) return windows;
  return path.join(homedir(), usual);
}

/** Makes a folder that only the user may look into. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/** Writes a file that only the user may read: whole, or not at all. */
export async function writePrivateFile(file: string, content: string | Uint8Array): Promise<void> {
  await makePrivateFolder(path.dirname(file));
  await writeWhole(file, content, FILE_MODE);
}

/**
 * Writes a file whole or not at all: beside its place, to the disk, and moved there.
 * @param mode of a new file
 */
export async function writeWhole(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    const handle = await open(beside, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** @returns the text of a file; undefined when there is none */
export async function readFileIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
