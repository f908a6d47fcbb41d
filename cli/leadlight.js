#!/usr/bin/env node
// Plain JavaScript for whatever Node the user has: the rest is TypeScript and runs on the Node that this package brings along.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('./main.ts', import.meta.url);
const modules = new URL('../node_modules/', import.meta.url);
const shipped = fileURLToPath(new URL(process.platform === 'win32' ? 'node/bin/node.exe' : 'node/bin/node', modules));
const [major] = process.versions.node.split('.').map(Number);

if (!existsSync(shipped)) {
  process.stderr.write(
    `Leadlight is not installed yet. Run "npm ci" in ${fileURLToPath(new URL('..', main))} first.\n`,
  );
  process.exitCode = 1;
} else if (major >= 24 && process.features.typescript) {
  await import(main.href);
} else {
  const child = spawn(shipped, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; the child decides what it means.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
