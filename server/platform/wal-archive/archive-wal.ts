import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';

/**
 * What PostgreSQL runs for each finished piece of its write-ahead log (`archive_command`): puts it into the archive, compressed, whole
 * or not at all, on the disk before it says so. A piece that is there already is never written over: the same one counts as done.
 * Arguments: the file, and where it goes.
 */
async function archive(file: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.part`;
  try {
    await pipeline(
      createReadStream(file),
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    // Unlike a rename, a link does not replace what is there.
    await link(draft, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [kept, given] = await Promise.all([readFile(target), readFile(file)]);
    if (!gunzipSync(kept).equals(given)) throw new Error(`${target} is there already, and is another one`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Windows cannot sync a folder, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

const [file, target] = process.argv.slice(2);
if (!file || !target) throw new Error('Usage: archive-wal.ts <file> <target>');
await archive(file, target);
