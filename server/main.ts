import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Entry of `npm start`. Compiled sources are kept between starts: types are stripped once, which saves start time and memory.
 * Where the folder cannot be written Node goes on without it.
 */
const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/leadlight');
enableCompileCache(cache);
// Threads started later read it from here.
process.env.NODE_COMPILE_CACHE ??= cache;

await import('./run-leadlight.ts');
