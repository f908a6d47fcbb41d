/** Rows of a table written as text: a line a row, `|` between cells, `,` between the entries of a cell. */
export function readTable(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The entries of a cell; none for an empty or missing one. */
export function entries(cell: string | undefined, separator = ','): string[] {
  return cell ? cell.split(separator).map((entry) => entry.trim()) : [];
}
