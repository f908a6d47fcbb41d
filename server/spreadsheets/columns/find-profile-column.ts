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
  /** By index in the rows: what an address alone in its cell was read as. Of a few columns; the others are read again when they are asked for. */
  urls: string[];
}

/** Columns of which the addresses are kept: hardly any sheet has more with profiles. */
const KEPT_COLUMNS = 3;

/** Counts the cells with profile URLs, by column (from 0). */
export function countProfiles(rows: readonly SheetRow[], links: SheetLinks): Map<number, ProfileCount> {
  const found = new Map<number, ProfileCount>();
  for (const [at, { row, cells }] of rows.entries()) {
    for (let column = 0; column < cells.length; column++) {
      const text = elementAt(cells, column);
      const link = links.size > 0 ? links.get(linkKey(row, column)) : undefined;
      if (!mayBeLink(text) && !mayBeLink(link)) continue;
      const cell = readProfileCell({ text, row, column }, links);
      if (!cell.ok) continue;
      let count = found.get(column);
      if (count === undefined) {
        count = { cells: 0, lesser: 0, first: at, urls: [] };
        found.set(column, count);
      }
      count.cells += 1;
      if (isLesser(text, cell.url)) count.lesser += 1;
      // With a link behind it, what the text says depends on how profiles are written in the column.
      if (link === undefined && !text.startsWith('=') && (found.size <= KEPT_COLUMNS || count.urls.length > 0))
        count.urls[at] = cell.url;
    }
  }
  return found;
}

function isLesser(text: string, url: string): boolean {
  return isMemberId(url.slice(url.lastIndexOf('/') + 1)) || /\S\s+\S/.test(text.slice(0, 200));
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
