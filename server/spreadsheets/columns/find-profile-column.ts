import { elementAt } from '../../../shared/element-at.ts';
import { COLUMNS_MAX, linkKey, type SheetLinks, type SheetRow } from '../formats/sheet-rows.ts';
import { mayBeLink, readProfileCell } from './read-profile-cell.ts';

/**
 * Finds the column that holds the profiles by what its cells hold, wherever it stands.
 * @returns the column (from 0) with the most profile URLs, the leftmost of equals; null when no cell holds one
 */
export function findProfileColumn(rows: readonly SheetRow[], links: SheetLinks): number | null {
  const found = new Map<number, number>();
  for (const { row, cells } of rows) {
    for (let column = 0; column < cells.length; column++) {
      const text = elementAt(cells, column);
      if (!mayBeLink(text) && !(links.size > 0 && mayBeLink(links.get(linkKey(row, column))))) continue;
      if (readProfileCell({ text, row, column }, links).ok) found.set(column, (found.get(column) ?? 0) + 1);
    }
  }
  let best: number | null = null;
  for (const [column, cells] of found) {
    const most = best === null ? 0 : (found.get(best) ?? 0);
    if (cells > most || (cells === most && column < (best ?? COLUMNS_MAX))) best = column;
  }
  return best;
}
