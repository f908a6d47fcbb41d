import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { restoreLibraryLinks } from '../../../server/platform/embedded-postgres/binaries.ts';
import { isRunning } from '../../../server/platform/embedded-postgres/process-state.ts';
import {
  end,
  launch,
  pathWithout,
  postmasterPid,
  query,
  ready,
  temporaryDataDir,
} from '../../support/database/launcher.ts';

test('a first start makes a UTF-8 database behind a password; a second start finds it again', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  const url = await ready(first);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  await query(url, "CREATE TABLE people AS SELECT 'Zoë Ångström' AS name");
  expect(
    await query(url, "SELECT upper(name) AS name, current_setting('server_encoding') AS encoding FROM people"),
  ).toEqual([{ name: 'ZOË ÅNGSTRÖM', encoding: 'UTF8' }]);
  const settings = await query(
    url,
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'listen_addresses')",
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '127.0.0.1',
  });
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
  expect(statSync(path.join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);

  const pid = postmasterPid(dataDir);
  expect(await end(first, 'SIGTERM')).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(path.join(dataDir, 'postgres/owner'))).toBe(false);

  expect(await query(await ready(launch(dataDir)), 'SELECT name FROM people')).toEqual([{ name: 'Zoë Ångström' }]);
});

test('a killed process leaves no server behind and loses nothing that was committed', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await query(await ready(first), 'CREATE TABLE kept AS SELECT 1 AS n');
  const pid = postmasterPid(dataDir);
  await end(first, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await query(await ready(launch(dataDir)), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
});

test('a start right after a kill waits for the old server and takes over', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await ready(first);
  const pid = postmasterPid(dataDir);
  await end(first, 'SIGKILL');
  const second = launch(dataDir);
  let said = await second.next();
  // Whether the old server is still to be seen is a matter of milliseconds.
  if (said.event === 'warning') said = await second.next();
  expect(said).toMatchObject({ event: 'ready' });
  expect(isRunning(pid)).toBe(false);
  expect(await query(said.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('a server that outlived its process is stopped by the next start', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await ready(first);
  const pid = postmasterPid(dataDir);
  // Frozen, the server cannot follow the signal it gets when its parent dies.
  process.kill(pid, 'SIGSTOP');
  await end(first, 'SIGKILL');
  const second = launch(dataDir);
  expect(await second.next()).toMatchObject({ event: 'warning', pid });
  process.kill(pid, 'SIGCONT');
  expect(await second.next()).toMatchObject({ event: 'ready' });
  expect(isRunning(pid)).toBe(false);
});

test('two processes on one folder: the second is refused, the first goes on', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  const url = await ready(first);
  const second = launch(dataDir);
  expect((await second.next()).message).toMatch(
    new RegExp(`in use by another Leadlight \\(process ${first.child.pid}\\)`),
  );
  expect(await second.ended).toBe(3);
  expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('two first starts at once: one is refused', async () => {
  const dataDir = temporaryDataDir();
  const said = await Promise.all([launch(dataDir).next(), launch(dataDir).next()]);
  expect(said.map(({ event }) => event).sort()).toEqual(['ready', 'refused']);
});

test('a first start that was killed half-way is begun anew', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await ready(first);
  await end(first, 'SIGTERM');
  // What a kill leaves before the finished draft becomes the data folder.
  const cluster = path.join(dataDir, 'postgres/cluster');
  renameSync(path.join(cluster, 'data'), path.join(cluster, 'draft-killed'));
  rmSync(path.join(cluster, 'draft-killed/global'), { recursive: true });
  await query(await ready(launch(dataDir)), 'CREATE TABLE works (n int)');
  expect(readdirSync(cluster)).toEqual(['data']);
});

test('a stale postmaster.pid with the number of another living program does no harm', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await ready(first);
  await end(first, 'SIGTERM');
  const file = path.join(dataDir, 'postgres/cluster/data/postmaster.pid');
  writeFileSync(file, `${process.pid}\n/elsewhere\n1\n5432\n\n127.0.0.1\n0 0\nready\n`);
  await query(await ready(launch(dataDir)), 'SELECT 1');
});

test('a lost password file is made again', async () => {
  const dataDir = temporaryDataDir();
  const first = launch(dataDir);
  await ready(first);
  await end(first, 'SIGTERM');
  rmSync(path.join(dataDir, 'postgres/password'));
  expect(await query(await ready(launch(dataDir)), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('a database of another major version is left alone', async () => {
  const dataDir = temporaryDataDir();
  const data = path.join(dataDir, 'postgres/cluster/data');
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, 'PG_VERSION'), '15\n');
  expect((await launch(dataDir).next()).message).toMatch(/made by PostgreSQL 15, this Leadlight brings 18/);
});

test('library links that were never made are restored', () => {
  const dataDir = temporaryDataDir();
  const root = path.join(dataDir, 'package/native');
  mkdirSync(path.join(root, 'lib'), { recursive: true });
  writeFileSync(path.join(root, 'lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(path.join(root, 'pg-symlinks.json'), JSON.stringify(links));
  restoreLibraryLinks(root);
  restoreLibraryLinks(root);
  expect(readFileSync(path.join(root, 'lib/libpq.so.5'), 'utf8')).toBe('library');
});

test('without setpriv no server is left behind either', async () => {
  const dataDir = temporaryDataDir();
  const launcher = launch(dataDir, { PATH: pathWithout(dataDir, 'setpriv') });
  await query(await ready(launcher), 'SELECT 1');
  const pid = postmasterPid(dataDir);
  await end(launcher, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  const again = launch(dataDir);
  await ready(again);
});
