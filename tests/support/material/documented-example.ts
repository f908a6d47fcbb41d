import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The first example of a page of the documentation in a language.
 * @param page 'docs/downloads.md'
 * @param language as the fence names it
 */
export function firstExample(page: string, language: 'sh' | 'js' = 'sh'): string {
  const example = readFileSync(path.join(root, page), 'utf8').split(`\n\`\`\`${language}\n`)[1]?.split('\n```\n')[0];
  if (example === undefined) throw new Error(`${page} has no example in ${language}`);
  return `${example}\n`;
}

/**
 * Runs an example as it stands, in this folder.
 * @param input what is typed in or piped to it
 * @returns what it printed @throws with what it said of errors when it fails
 */
export async function runExample(
  example: string,
  folder: string,
  env: Record<string, string>,
  input = '',
): Promise<string> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', example], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    timeout: 60_000,
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => {}).end(input);
  const [printed, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`The example ended with ${code}:\n${printed}\n${errors}`);
  return printed;
}
