import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

type Environment = Record<string, string | undefined>;

/** Variables whose value may stand in a file instead, as vaults and container platforms hand secrets over. */
const CAN_BE_A_FILE = /^(?:(?:DATABASE|SMTP)_URL|[A-Z0-9_]+_(?:SECRET|KEY|TOKEN))$/;

/**
 * The process environment over the values of a `.env` file in the working directory, and what stands in the files named by
 * `…_FILE`: `SESSION_SECRET_FILE` holds SESSION_SECRET.
 * A variable set in several ways counts as the environment has it, then as the file does; no file is fine.
 */
export function readEnvironment(file = '.env', env: Environment = process.env): Environment {
  const set = { ...(readIfThere(file, parseEnv) ?? {}), ...env };
  return { ...set, ...readFilesOf(set) };
}

/** What the files hold that are named by variables; one that cannot be read gives nothing, and `readConfig` says so. */
function readFilesOf(set: Environment): Environment {
  const named = Object.entries(set).flatMap(([name, path]): [string, string][] => {
    const variable = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : '';
    return path?.trim() && !set[variable]?.trim() && CAN_BE_A_FILE.test(variable) ? [[variable, path.trim()]] : [];
  });
  return Object.fromEntries(named.map(([variable, path]) => [variable, readIfPossible(path)]));
}

function readIfThere<T>(file: string, parse: (text: string) => T): T | undefined {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readIfPossible(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
