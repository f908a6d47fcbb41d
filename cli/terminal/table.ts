import stringWidth from 'fast-string-width';
import { printable } from './printable.ts';

const GAP = '  ';
/** Where nobody knows how wide the screen is. */
const USUAL_WIDTH = 100;

/**
 * Lays rows out in columns for a terminal.
 * @param width columns of the screen; the last column is cut to fit it
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  width = process.stdout.columns ?? USUAL_WIDTH,
): string[] {
  const clean = rows.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of clean)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, stringWidth(cell));
  return clean.map((row) => {
    const line = row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - stringWidth(cell)))
      .join(GAP)
      .trimEnd();
    return stringWidth(line) > width && process.stdout.isTTY ? `${line.slice(0, width - 1)}…` : line;
  });
}
