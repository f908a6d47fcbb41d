import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { databaseName, ensureCluster, readOrCreatePassword, resetPassword } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { chooseLaunchStyle } from './launch-style.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './options.ts';
import { clearSurvivor } from './postmaster-file.ts';
import { giveFolder, reachableBinaries, reachableFolder } from './reachable-places.ts';
import { launchServer } from './server-process.ts';

/**
 * Starts the bundled PostgreSQL on a free port of 127.0.0.1, making its cluster on the first start.
 * The server ends with this process, also when this process is killed.
 * @throws when another running process uses `dataDir`, or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const home = path.join(path.resolve(options.dataDir), 'postgres');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(home);
  try {
    const installed = findBinaries();
    const style = chooseLaunchStyle(installed);
    const folder = path.join(home, 'cluster');
    const binaries = style.otherUser ? reachableBinaries(installed, style.otherUser) : installed;
    if (style.otherUser) reachableFolder(folder, style.otherUser);
    else takeFolder(folder);
    const place = realpathSync(folder);
    await clearSurvivor(path.join(place, 'data'), (pid) =>
      options.log.warn({ pid }, 'stopping the database server an earlier, killed process left behind'),
    );
    const isFirst = !existsSync(path.join(place, 'data'));
    const { password, isNew } = readOrCreatePassword(path.join(home, 'password'));
    const data = await ensureCluster(place, password, binaries, style);
    if (isNew && !isFirst) await resetPassword(data, password, binaries, style);
    const cluster = { data, asOtherUser: style.otherUser !== undefined };
    const settings = { ...options.settings, ...options.clusterSettings?.(cluster) };
    const server = await launchServer({ ...options, settings, data, binaries, style });
    const ms = Math.round(performance.now() - began);
    options.log.info({ port: server.port, first: isFirst, ms }, 'embedded PostgreSQL ready');
    return {
      url: `postgresql://${databaseName}:${password}@127.0.0.1:${server.port}/${databaseName}`,
      data,
      stop: async () => {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Root gets back what an earlier start as another user was handed; anybody else can only use what is theirs. */
function takeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) giveFolder(folder, { uid: 0, gid: 0 });
}
