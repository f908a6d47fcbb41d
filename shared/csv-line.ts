export interface CsvOptions {
  /** Leaves telephone numbers as they are: for files that a program reads, where a mark before them would become part of them. */
  plainNumbers?: boolean;
}

/** Of digits and what stands between them, which no spreadsheet can take for a call. */
const TELEPHONE = /^\+[\d ()./-]+$/;

/** One line of a csv file; a text that a spreadsheet would take for a formula is marked as text. Null: an empty cell. */
export function csvLine(cells: readonly (string | number | null)[], { plainNumbers = false }: CsvOptions = {}): string {
  const written = cells.map((cell) => {
    if (typeof cell !== 'string') return cell === null ? '' : String(cell);
    const isFormula = /^[=+\-@\t\r]/.test(cell) && !(plainNumbers && TELEPHONE.test(cell));
    return `"${(isFormula ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  });
  return `${written.join(',')}\r\n`;
}
