import { elementAt } from '../../../shared/element-at.ts';
import { readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import { isBlank, type SheetRow } from '../formats/sheet-rows.ts';
import { readProfileHeading } from './profile-heading.ts';
import { mayBeLink } from './read-profile-cell.ts';

/** Data rather than a heading: e-mail addresses, links, dates, numbers. */
const DATA = /@|:\/\/|^[\s\d.,:/+()%$€£₹'-]+$/;
/** Longer than any heading: a sentence. */
const HEADING_MAX = 150;
/** Cells of a row that are looked at; a sheet may be 16,384 wide. */
const CELLS_MAX = 1_000;

interface Candidate {
  at: number;
  filled: number;
  /** Cells that are known headings. */
  known: number;
  /** Cells that hold data. */
  data: number;
}

function isKnown(cell: string): boolean {
  return cell.length <= HEADING_MAX && (readProfileHeading(cell) !== 'none' || readHeading(cell) !== null);
}

function judge({ cells }: SheetRow, at: number): Candidate {
  const filled = cells.slice(0, CELLS_MAX).filter((cell) => !isBlank(cell));
  const known = filled.filter(isKnown);
  const data = filled.filter((cell) => DATA.test(cell.slice(0, HEADING_MAX)) || (mayBeLink(cell) && !isKnown(cell)));
  return { at, filled: filled.length, known: known.length, data: data.length };
}

/**
 * Finds the row with the headings.
 * @param above rows above the first profile, from the top; the first rows where no profile is known
 * @param column the column that holds the profiles (from 0), if it is known
 * @returns its index in `above`, or -1 when the sheet has none
 */
export function findHeaderRow(above: readonly SheetRow[], column: number | null): number {
  const candidates = above.map(judge).filter(({ filled, data }) => filled > 0 && data * 2 < filled);
  // Most known headings, the first of equals: a line above the headings has fewer, a row of data hardly any.
  let best: Candidate | null = null;
  for (const one of candidates) if (one.known > (best?.known ?? 0)) best = one;
  if (best && isHeadings(best, elementAt(above, best.at))) return best.at;
  // Words that are not known: the first of the fullest rows, unless it is as empty where the profiles stand as a row without one. A
  // single cell may as well be a wrong entry, which must be reported.
  const widest = Math.max(0, ...candidates.map(({ filled }) => filled));
  const first = candidates.find(({ filled, data }) => filled === widest && filled > 1 && data === 0);
  if (!first) return -1;
  if (column !== null) return isBlank(elementAt(above, first.at).cells[column]) ? -1 : first.at;
  const below = above.slice(first.at + 1).map(judge);
  return below.filter(({ data }) => data > 0).length * 2 > below.length ? first.at : -1;
}

function isHeadings({ filled, known }: Candidate, { cells }: SheetRow): boolean {
  if (filled === 1) return cells.some((cell) => !isBlank(cell) && readProfileHeading(cell) !== 'none');
  return known > 1 || known * 6 >= filled;
}
