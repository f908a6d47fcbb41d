import { elementAt } from '../../../shared/element-at.ts';
import { isMemberId } from '../../../shared/profile-url/profile-url.ts';
import { linkKey, type SheetLinks, type SheetRow } from '../formats/sheet-rows.ts';
import { type ProfileHeading, readProfileHeading } from './profile-heading.ts';
import { mayBeLink, readProfileCell } from './read-profile-cell.ts';

/** Profiles found in a column. */
export interface ProfileCount {
  cells: number;
  /** Of these, addresses with an id that the network handed out instead of the name a member chose, and links in sentences. */
  lesser: number;
  /** Index in the rows of the first. */
  first: number;
}

/** Counts the cells with profile URLs, by column (from 0). */
export function countProfiles(rows: readonly SheetRow[], links: SheetLinks): Map<number, ProfileCount> {
  const found = new Map<number, ProfileCount>();
  for (const [at, { row, cells }] of rows.entries()) {
    for (let column = 0; column < cells.length; column++) {
      const text = elementAt(cells, column);
      if (!mayBeLink(text) && !(links.size > 0 && mayBeLink(links.get(linkKey(row, column))))) continue;
      const cell = readProfileCell({ text, row, column }, links);
      if (!cell.ok) continue;
      const { cells: before, lesser, first } = found.get(column) ?? { cells: 0, lesser: 0, first: at };
      const isLesser = isMemberId(cell.url.slice(cell.url.lastIndexOf('/') + 1)) || /\S\s+\S/.test(text.slice(0, 200));
      found.set(column, { cells: before + 1, lesser: lesser + (isLesser ? 1 : 0), first });
    }
  }
  return found;
}

/**
 * What the heading makes of a column's profiles. People other than the row's own, and companies, count for little; the rest decides
 * between columns that are about equally full.
 */
const WEIGHTS: Readonly<Record<ProfileHeading, number>> = {
  network: 1.2,
  profile: 1.15,
  link: 1.05,
  none: 1,
  paid: 0.95,
  company: 0.3,
  other: 0.1,
};
const LESSER_WEIGHT = 0.96;

/**
 * Finds the column that holds the profiles by what its cells hold, wherever it stands, and by what its heading says.
 * @returns the column (from 0), the leftmost of equals; null when no cell holds a profile
 */
export function findProfileColumn(
  found: ReadonlyMap<number, ProfileCount>,
  header: SheetRow | undefined,
): number | null {
  let best: { column: number; score: number } | null = null;
  for (const [column, { cells, lesser }] of [...found].sort(([a], [b]) => a - b)) {
    const score = (cells - lesser + lesser * LESSER_WEIGHT) * WEIGHTS[readProfileHeading(header?.cells[column])];
    if (best === null || score > best.score) best = { column, score };
  }
  return best?.column ?? null;
}
