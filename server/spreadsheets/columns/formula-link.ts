const HYPERLINK = /^=\s*HYPERLINK\(\s*"([^"]*)"\s*[,;]\s*"([^"]*)"/i;

/** A formula HYPERLINK("address", "text") as text files hold it: the text one would see, and where it leads; null for anything else. */
export function readFormulaLink(cell: string): { text: string; link: string } | null {
  const [, link, text] = (cell.startsWith('=') && HYPERLINK.exec(cell)) || [];
  return link !== undefined && text !== undefined ? { text, link } : null;
}

/** What one sees of a cell: the text of a formula with a link, else the cell as it is. */
export function shownText(cell = ''): string {
  return readFormulaLink(cell)?.text ?? cell;
}
