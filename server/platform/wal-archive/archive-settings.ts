import path from 'node:path';
import type { Cluster } from '../embedded-postgres/options.ts';
import type { ArchivePlace } from './archive-place.ts';

/** Seconds after which what was written is archived although a piece of the log (16 MB) is not full: what a lost disk takes along, at most. */
const ARCHIVE_SECONDS = 60;

/** Settings of a server that archives its log. @throws when the server cannot run what archives it */
export function archiveSettings({ wal }: ArchivePlace, cluster: Cluster): Record<string, string> {
  requireOwnUser(cluster);
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_SECONDS),
    archive_command: `${program('archive-wal.ts')} "%p" "${literal(wal)}/%f"`,
  };
}

/**
 * Settings of a server that restores itself from an archive.
 * @param to the moment to restore to; all there is, unless given
 * @throws when the server cannot run what reads the archive
 */
export function recoverySettings({ wal }: ArchivePlace, cluster: Cluster, to?: Date): Record<string, string> {
  requireOwnUser(cluster);
  return {
    wal_level: 'replica',
    // Nobody asks it anything before it has arrived.
    hot_standby: 'off',
    restore_command: `${program('fetch-wal.ts')} "${literal(wal)}/%f" "%p"`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // Names of time zones are not known yet when it is read.
    ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00') }),
  };
}

function requireOwnUser({ asOtherUser }: Cluster): void {
  if (!asOtherUser) return;
  throw new Error(
    'WAL_ARCHIVE_DIR: as root, without user namespaces, the database runs as another user, who cannot reach the archive. ' +
      'Run Leadlight as an ordinary user.',
  );
}

const program = (name: string) => `"${literal(process.execPath)}" "${literal(path.join(import.meta.dirname, name))}"`;

/** A path between the double quotes of a shell, and of PostgreSQL, which reads `%` by itself. */
function literal(text: string): string {
  const forShell = process.platform === 'win32' ? text : text.replace(/["$`\\]/g, '\\$&');
  return forShell.replaceAll('%', '%%');
}
