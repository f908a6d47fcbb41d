import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../server/platform/free-port.ts';
import { readContainerFiles } from '../../support/app/container-files.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let app: string;
let database: TestDatabase;
beforeAll(async () => {
  app = mkdtempSync(path.join(tmpdir(), 'leadlight-image-'));
  database = await createTestDatabase();
});
afterAll(() => rmSync(app, { recursive: true }));

it('what the Dockerfile puts into the image is all that a process needs, and it ends as a container is stopped', async () => {
  const { folders, leftOut } = readContainerFiles();
  for (const folder of folders) {
    const filter = (file: string) => !/\.test\.tsx?$|docs\/screenshots/.test(file);
    cpSync(path.join(ROOT, folder), path.join(app, folder), { recursive: true, filter });
  }
  linkPackages(leftOut);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    ...{ PORT: port, DATABASE_URL: database.url, SESSION_SECRET: 'the session secret of a test' },
    // Its people would be written into the database first.
    SAMPLE_NETWORK: 'false',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: app, env });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'exit');
  const status = (address: string) =>
    fetch(`${url}${address}`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    await expect.poll(() => (child.exitCode === null ? status('/readyz') : output), { timeout: 30_000 }).toBe(200);
    for (const page of ['/docs/errors', '/api/docs/', '/metrics']) expect(await status(page), output).toBe(200);
    const health = spawn(process.execPath, ['ops/container/check-health.mjs'], { cwd: app, env });
    expect(await once(health, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended, output).toEqual([0, null]);
});

/** As links: they are many. A package that links to another finds those beside where it really is, so only direct ones are held against. */
function linkPackages(leftOut: readonly string[]): void {
  const left = new Set(leftOut.flatMap((name) => globSync(name, { cwd: path.join(ROOT, 'node_modules') })));
  mkdirSync(path.join(app, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (left.has(name) || name === '.cache') continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(app, 'node_modules', name));
  }
}
