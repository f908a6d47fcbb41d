import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CliError, EXIT } from '../cli-error.ts';
import { configFolder, readFileIfThere, writePrivateFile } from '../private-files.ts';

const keyFile = z.object({ version: z.literal(1), keys: z.record(z.string(), z.object({ key: z.string() })) });
type KeyFile = z.infer<typeof keyFile>;

const fileOf = () => path.join(configFolder(), 'keys.json');

/** @param url of the server, as `readServerUrl` gives it @returns the key kept for it */
export async function readStoredKey(url: string): Promise<string | undefined> {
  return (await readKeys()).keys[url]?.key;
}

/** Keeps a key for a server; one that was kept for it is replaced. */
export async function storeKey(url: string, key: string): Promise<void> {
  const { keys } = await readKeys();
  await writeKeys({ version: 1, keys: { ...keys, [url]: { key } } });
}

/** @returns whether there was one */
export async function forgetKey(url: string): Promise<boolean> {
  const { keys } = await readKeys();
  const { [url]: forgotten, ...others } = keys;
  if (forgotten) await writeKeys({ version: 1, keys: others });
  return forgotten !== undefined;
}

/** The file of the keys: where it lies, and whether others may read it. */
export async function inspectKeyFile(): Promise<{ file: string; isPrivate: boolean } | undefined> {
  const file = fileOf();
  try {
    const { mode } = await stat(file);
    return { file, isPrivate: process.platform === 'win32' || (mode & 0o077) === 0 };
  } catch {
    return undefined;
  }
}

async function readKeys(): Promise<KeyFile> {
  const file = fileOf();
  const text = await readFileIfThere(file);
  if (text === undefined) return { version: 1, keys: {} };
  // A backup that was restored, or a hand that edited it, may have opened it to others.
  if ((await inspectKeyFile())?.isPrivate === false) await chmod(file, 0o600);
  try {
    return keyFile.parse(JSON.parse(text));
  } catch (error) {
    throw new CliError(EXIT.failed, `${file} cannot be read.`, {
      hint: 'Delete it and run "npx leadlight login" again.',
      cause: error,
    });
  }
}

const writeKeys = (keys: KeyFile) => writePrivateFile(fileOf(), `${JSON.stringify(keys, null, 2)}\n`);
