import { isBlank, type SheetRow } from '../formats/sheet-rows.ts';
import { mayBeLink } from './read-profile-cell.ts';

/** What people write over a column of profiles, in the languages Leadlight's users write. */
const PROFILE_HEADING =
  /linked ?in|profil|perfil|\burls?\b|links?\b|lien|enlace|website|web ?page|contact|person|people|lead|prospect|social|handle|प्रोफ/i;
/** Data rather than a heading: e-mail addresses, numbers, dates, links. */
const DATA = /@|:\/\/|^[\s\d.,:/+()%$€£₹-]+$/;

function looksLikeHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  return (
    filled.length > 0 && filled.every((cell) => !DATA.test(cell) && !mayBeLink(cell.replace(/^linked ?in\b/i, '')))
  );
}

/**
 * Finds the row with the headings among the rows above the first profile.
 * @param above rows above the first profile, from the top
 * @param column the column that holds the profiles, from 0
 * @returns its index in `above`, or -1 when the sheet has none
 */
export function findHeaderRow(above: readonly SheetRow[], column: number): number {
  const filled = ({ cells }: SheetRow) => cells.filter((cell) => !isBlank(cell)).length;
  const candidates = above.filter(({ cells }) => looksLikeHeadings(cells));
  const widest = Math.max(0, ...candidates.map(filled));
  const named = candidates.find((row) => filled(row) === widest && PROFILE_HEADING.test(row.cells[column] ?? ''));
  // A single cell that names no profile may as well be a wrong entry, which must be reported.
  const header = named ?? (widest > 1 ? candidates.find((row) => filled(row) === widest) : undefined);
  return header ? above.indexOf(header) : -1;
}
