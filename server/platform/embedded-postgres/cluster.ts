import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { LaunchStyle } from './launch-style.ts';

/** Name of the role and of the database. */
export const databaseName = 'leadlight';
const majorVersion = '18';

/**
 * Makes the database cluster in `folder`/data unless it is there. It is made beside its final place and renamed when
 * complete, so a start that was killed half-way leaves only a draft, which the next one removes.
 * @param password kept by the caller; the role's password in a new cluster.
 * @returns the absolute path of the data directory.
 * @throws when the cluster was made by another major version, or initdb fails.
 */
export async function ensureCluster(
  folder: string,
  password: string,
  binaries: Binaries,
  style: LaunchStyle,
): Promise<string> {
  const data = path.join(folder, 'data');
  for (const name of readdirSync(folder)) {
    if (name.startsWith('draft-')) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  if (existsSync(data)) {
    const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
    if (version === majorVersion) return data;
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${version}, this Leadlight brings ${majorVersion}. ` +
        'Move its data over with an export, or start with another DATA_DIR.',
    );
  }
  const draft = path.join(folder, `draft-${randomBytes(6).toString('hex')}`);
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = path.join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (style.otherUser) {
    for (const item of [draft, passwordFile]) chownSync(item, style.otherUser.uid, style.otherUser.gid);
  }
  const made = path.join(draft, 'data');
  await run(binaries.initdb, initArguments(made, passwordFile), style);
  await runSingleUser(made, `CREATE DATABASE ${databaseName};\n`, binaries, style);
  renameSync(made, data);
  rmSync(draft, { recursive: true, force: true });
  return data;
}

/** Sets the role's password without a running server, for a cluster whose password file was lost. */
export async function resetPassword(data: string, password: string, binaries: Binaries, style: LaunchStyle) {
  await runSingleUser(data, `ALTER ROLE ${databaseName} PASSWORD '${password}';\n`, binaries, style);
}

/** Reads the password kept in `file` (mode 0600), or makes one. `isNew` means that no cluster can know it yet. */
export function readOrCreatePassword(file: string): { password: string; isNew: boolean } {
  const existing = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (existing) return { password: existing, isNew: false };
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, password, { mode: 0o600 });
  chmodSync(file, 0o600);
  return { password, isNew: true };
}

function initArguments(data: string, passwordFile: string): string[] {
  // Without a locale in the environment initdb falls back to SQL_ASCII. The built-in provider sorts and folds the same
  // on every platform; the C library's own locale still serves what asks it directly, and only Linux has C.UTF-8.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  return [
    `--pgdata=${data}`,
    `--username=${databaseName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
}

/** In this mode the server is one process that reads SQL from its input. It reports errors and still exits with 0. */
async function runSingleUser(data: string, sql: string, binaries: Binaries, style: LaunchStyle): Promise<void> {
  const output = await run(binaries.postgres, ['--single', '-D', data, 'postgres'], style, sql);
  if (/(ERROR|FATAL|PANIC):/.test(output)) throw new Error(`PostgreSQL could not set up its database:\n${output}`);
}

function run(program: string, args: string[], style: LaunchStyle, input = ''): Promise<string> {
  const [command, rest] = style.once(program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { ...style.otherUser, cwd: '/', env: serverEnvironment() });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${path.basename(program)} failed (${code}):\n${output}`));
    });
  });
}

/** What PostgreSQL's programs need from the environment: nothing of ours, least of all secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, TZ: 'UTC' };
}
