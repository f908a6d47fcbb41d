import type { KeyboardEvent } from 'react';

/** Moves the focus from cell to cell with the arrow keys, Home and End. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target instanceof HTMLTableCellElement ? event.target : null;
  if (!cell || !('cell' in cell.dataset) || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = neighbour(cell, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

/** @returns the cell to go to; null at the edge; undefined when the key is none of ours */
function neighbour(cell: HTMLTableCellElement, key: string): HTMLElement | null | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  const cellsOf = (line: Element | null) => [...(line?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const cells = cellsOf(row);
  const index = cells.indexOf(cell);
  switch (key) {
    case 'ArrowRight':
      return cells[index + 1] ?? null;
    case 'ArrowLeft':
      return cells[index - 1] ?? null;
    case 'Home':
      return cells[0] ?? null;
    case 'End':
      return cells.at(-1) ?? null;
    case 'ArrowDown':
      return rowBeside(row, (line) => line.nextElementSibling, cellsOf)?.[index] ?? null;
    case 'ArrowUp':
      return rowBeside(row, (line) => line.previousElementSibling, cellsOf)?.[index] ?? null;
    default:
      return undefined;
  }
}

/** The nearest row in that direction that has cells: rows with a reason have none. */
function rowBeside(row: Element, step: (row: Element) => Element | null, cellsOf: (row: Element) => HTMLElement[]) {
  for (let line = step(row); line !== null; line = step(line)) {
    const cells = cellsOf(line);
    if (cells.length > 0) return cells;
  }
  return null;
}
