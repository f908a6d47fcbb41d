import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import { prerenderPages } from './prerender-pages.ts';

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

const root = path.resolve(import.meta.dirname, '..');
const stampFile = path.join(root, 'dist/web.stamp');
/** What the built web app depends on. */
const sources = [
  'web',
  'shared',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/prerender-pages.ts',
];

/** Builds the web app into dist/web, unless what is there was built from the same sources. */
async function buildWeb(force: boolean): Promise<void> {
  const stamp = digest(sources.flatMap((source) => filesBelow(path.join(root, source))));
  const isBuilt = existsSync(path.join(root, 'dist/web/index.html'));
  if (!force && isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web app…');
  // A build that is cut off must not pass for a whole one.
  rmSync(stampFile, { force: true });
  const vite = await import('vite');
  const config = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
  const input = ['index.html', 'before-app.ts'].map((file) => path.join(root, 'web', file));
  const built = (await vite.build({ ...config, build: { rolldownOptions: { input } } })) as Rolldown.RolldownOutput;
  await prerenderPages(root, vite, config, built.output);
  await compressFiles(path.join(root, 'dist/web'));
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Puts a copy in gzip and one in Brotli beside each file of text, for the server to send: as small as they get, once and for all. */
async function compressFiles(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter((file) => /\.(html|js|css|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      const [gz, br] = await Promise.all([
        gzip(content, { level: constants.Z_BEST_COMPRESSION }),
        brotliCompress(content),
      ]);
      writeFileSync(`${file}.gz`, gz);
      writeFileSync(`${file}.br`, br);
    }),
  );
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
