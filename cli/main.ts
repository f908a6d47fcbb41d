import { enableCompileCache } from 'node:module';
import path from 'node:path';

// As for the server: types are stripped once, not at every command.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/leadlight'));

const { runCommandLine } = await import('./run-command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));
