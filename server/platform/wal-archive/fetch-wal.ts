import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/**
 * What PostgreSQL runs for each piece of the write-ahead log that it wants back (`restore_command`). Exits with 1 when the archive does
 * not hold it, which is how the server learns where the archive ends. Arguments: the archived piece, and where it goes.
 */
const [archived, target] = process.argv.slice(2);
if (!archived || !target) throw new Error('Usage: fetch-wal.ts <archived> <target>');
if (existsSync(archived)) await pipeline(createReadStream(archived), createGunzip(), createWriteStream(target));
else process.exitCode = 1;
