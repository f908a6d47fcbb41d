import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** The first shell example of a page of the documentation. @param page 'docs/downloads.md' */
export function firstExample(page: string): string {
  const example = /^```sh\n(.*?)^```$/ms.exec(readFileSync(path.join(root, page), 'utf8'))?.[1];
  if (example === undefined) throw new Error(`${page} has no example`);
  return example;
}

/** Runs an example as it stands, in this folder. @throws with what it printed when it fails */
export async function runExample(example: string, folder: string, env: Record<string, string>): Promise<string> {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env }, timeout: 60_000 };
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', example], options);
  return stdout;
}
