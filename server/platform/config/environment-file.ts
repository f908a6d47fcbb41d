import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The process environment over the values of a `.env` file in the working directory.
 * A variable set in both counts as the environment has it; no file is fine.
 */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return process.env;
    throw error;
  }
}
