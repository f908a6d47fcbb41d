import { elementAt } from '../../../shared/element-at.ts';
import { readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import { isBlank, type SheetRow } from '../formats/sheet-rows.ts';
import { saysNothing } from './heading-words.ts';
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

/** A link by itself, as opposed to a heading that shows how a link is written. */
function isLink(cell: string): boolean {
  return cell.includes('://') ? !/\s/.test(cell.trim().slice(0, HEADING_MAX)) : mayBeLink(cell) && cell.includes('/');
}

function isKnown(cell: string): boolean {
  return (
    cell.length <= HEADING_MAX && !isLink(cell) && (readProfileHeading(cell) !== 'none' || readHeading(cell) !== null)
  );
}

function judge({ cells }: SheetRow, at: number): Candidate {
  const filled = cells.slice(0, CELLS_MAX).filter((cell) => !isBlank(cell));
  const known = filled.filter(isKnown);
  const data = filled.filter((cell) => !isKnown(cell) && (DATA.test(cell.slice(0, HEADING_MAX)) || mayBeLink(cell)));
  return { at, filled: filled.length, known: known.length, data: data.length };
}

/**
 * Finds the row with the headings.
 * @param above rows above the first profile, from the top; the first rows where no profile is known
 * @param first the row with the first profile: it is the heading row if all its cells are headings, one with a profile as example
 * @param column the column that holds the profiles (from 0), if it is known
 * @returns its index in `above`, or -1 when the sheet has none
 */
export function findHeaderRow(above: readonly SheetRow[], first: SheetRow | undefined, column: number | null): number {
  const example = first && judge(first, above.length);
  if (example && example.filled > 1 && example.known === example.filled) return example.at;
  const candidates = above.map(judge).filter(({ filled, data }) => filled > 0 && data * 2 < filled);
  // Most known headings, of equals the fullest, then the first: a line above the headings has fewer, a row of data hardly any.
  let best: Candidate | null = null;
  for (const one of candidates) {
    const known = best?.known ?? 0;
    if (one.known > known || (best && one.known === known && one.filled > best.filled)) best = one;
  }
  best ??=
    candidates.find((one) => one.filled === 1 && isMeaningless(elementAt(above, one.at).cells[column ?? -1])) ?? null;
  if (best && isHeadings(best, elementAt(above, best.at))) return best.at;
  // Words that are not known: the first of the fullest rows, unless it is as empty where the profiles stand as a row without one. A
  // single cell may as well be a wrong entry, which must be reported.
  const widest = Math.max(0, ...candidates.map(({ filled }) => filled));
  const fullest = candidates.find(({ filled, data }) => filled === widest && filled > 1 && data === 0);
  if (!fullest) return -1;
  if (column !== null) return isBlank(elementAt(above, fullest.at).cells[column]) ? -1 : fullest.at;
  const below = above.slice(fullest.at + 1).map(judge);
  return below.filter(({ data }) => data > 0).length * 2 > below.length ? fullest.at : -1;
}

/** 'Input' over a list of addresses is no wrong entry, though it says nothing. */
function isMeaningless(cell: string | undefined): boolean {
  return cell !== undefined && !isBlank(cell) && saysNothing(cell);
}

function isHeadings({ filled, known }: Candidate, { cells }: SheetRow): boolean {
  if (filled === 1)
    return cells.some((cell) => !isBlank(cell) && (readProfileHeading(cell) !== 'none' || saysNothing(cell)));
  return known > 1 || known * 6 >= filled;
}

/**
 * What stands over several headings at once, in merged cells above them.
 * @returns for each column the last cell at or left of it; empty when the row above is none of that kind
 */
export function groupsOver(header: SheetRow | undefined, above: SheetRow | undefined): string[] {
  if (!header || !above || above.row !== header.row - 1) return [];
  const { filled, data } = judge(above, 0);
  if (filled < 2 || data > 0 || filled >= judge(header, 0).filled) return [];
  let group = '';
  return header.cells.slice(0, CELLS_MAX).map((_, column) => {
    const cell = above.cells[column];
    if (!isBlank(cell)) group = (cell ?? '').slice(0, HEADING_MAX);
    return group;
  });
}
