import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stampFile = path.join(root, 'dist/web.stamp');
/** What the built web app depends on. */
const sources = ['web', 'shared', 'vite.config.ts', 'package-lock.json'];

/** Builds the web app into dist/web, unless what is there was built from the same sources. */
async function buildWeb(force: boolean): Promise<void> {
  const stamp = digest(sources.flatMap((source) => filesBelow(path.join(root, source))));
  const isBuilt = existsSync(path.join(root, 'dist/web/index.html'));
  if (!force && isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web app…');
  // A build that is cut off must not pass for a whole one.
  rmSync(stampFile, { force: true });
  const { build } = await import('vite');
  await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function filesBelow(file: string): string[] {
  if (!existsSync(file)) return [];
  const entries = readdirSyncOrNothing(file);
  if (!entries) return /\.test\.tsx?$/.test(file) ? [] : [file];
  return entries.sort().flatMap((entry) => filesBelow(path.join(file, entry)));
}

/** The names in a folder; undefined for a file. */
function readdirSyncOrNothing(file: string): string[] | undefined {
  try {
    return readdirSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function digest(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

await buildWeb(process.argv.includes('--force'));
