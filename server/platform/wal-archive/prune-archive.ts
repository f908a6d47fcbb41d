import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ArchivePlace, listBases } from './archive-place.ts';

/** Digits of a piece's name that tell its timeline; the others its place in the log. */
const TIMELINE_DIGITS = 8;

/** Milliseconds after which nobody is still writing a draft: the stop of a server cuts off what archives a piece. */
const DRAFT_MS = 86_400_000;

/**
 * Deletes what no restore to a moment of the last days needs: base backups, and pieces of the log before the oldest that stays.
 * @param days the newest base backup from before them stays, since moments after it are restored from it
 */
export async function pruneArchive(place: ArchivePlace, days: number): Promise<void> {
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  const bases = listBases(place);
  const first = Math.max(
    0,
    bases.findLastIndex(({ ended_at }) => ended_at < since),
  );
  for (const { folder } of bases.slice(0, first)) await rm(folder, { recursive: true, force: true });
  const oldest = bases[first];
  if (!oldest) return;
  const needed = oldest.first_wal.slice(TIMELINE_DIGITS);
  for (const name of await readdir(place.wal)) {
    const file = path.join(place.wal, name);
    // It may be put in its place, and be gone, at this very moment.
    const draft = name.endsWith('.part') ? await stat(file).catch(() => undefined) : undefined;
    if (draft && draft.mtimeMs < Date.now() - DRAFT_MS) await rm(file, { force: true });
    const isPiece = /^[0-9A-F]{24}(?:\.|$)/.test(name);
    if (isPiece && name.slice(TIMELINE_DIGITS, 24) < needed) await rm(file, { force: true });
  }
}
