import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { isEmptyValue, valueText } from '../../../../../shared/format-value.ts';
import type { ResultValue } from '../../../../../shared/result-value.ts';

export interface ResultsSheet {
  /** One column each, in this order. */
  parameters: { id: string; name: string }[];
  rows: {
    linkedin_url: string;
    status: string;
    /** By parameter id; what is missing becomes an empty cell. */
    values: Record<string, unknown>;
    /** The user's own columns, by heading. */
    extra?: Record<string, string> | undefined;
  }[];
}

const SHEET_NAME = 'Enrichment Results';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The most a cell may hold. */
const CELL_CHARS_MAX = 32_767;
/** Rows are written for this long before the page gets its turn. */
const TURN_MS = 8;

/** What XML cannot carry: control characters, and two code points that are none. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text that reads like the format's own escape for a character. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

function cellText(text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
  const fitting = clean.length > CELL_CHARS_MAX ? `${clean.slice(0, CELL_CHARS_MAX - 1)}…` : clean;
  return fitting.replace(ESCAPE_LIKE, '_x005F_');
}

/** Numbers stay numbers; a text is never a formula, whatever it begins with, because it is stored as text. */
function cellValue(value: unknown, parameter: string): CellValue {
  const known = value as ResultValue | null | undefined;
  if (isEmptyValue(known)) return null;
  if (typeof known === 'number') return Number.isFinite(known) ? known : null;
  return cellText(valueText(known, parameter));
}

/** Headings of the user's columns in the order of their sheet; a row leaves out those it has no text for. */
function collectExtraHeadings(rows: ResultsSheet['rows']): string[] {
  const headings: string[] = [];
  for (const { extra = {} } of rows) {
    let after = -1;
    for (const heading of Object.keys(extra)) {
      const known = headings.indexOf(heading);
      if (known >= 0) after = known;
      else headings.splice(++after, 0, heading);
    }
  }
  return headings;
}

/** Yields to the page. Unlike a timer, this is not slowed down in a background tab. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function* writeRows({ parameters, rows }: ResultsSheet, extraHeadings: string[]): AsyncGenerator<CellValue[]> {
  let turnEnds = performance.now() + TURN_MS;
  for (const { linkedin_url, status, values, extra = {} } of rows) {
    yield [
      linkedin_url,
      ...extraHeadings.map((heading) => cellValue(extra[heading], heading)),
      ...parameters.map(({ id }) => cellValue(values[id], id)),
      status.charAt(0).toUpperCase() + status.slice(1),
    ];
    if (performance.now() < turnEnds) continue;
    await nextTurn();
    turnEnds = performance.now() + TURN_MS;
  }
}

/**
 * Writes results as an xlsx file in the browser, in short turns, so that the page stays usable meanwhile.
 * @returns the file; one sheet with the profile URL, the user's own columns, a column for each parameter, the status
 */
export async function writeResultsSheet(results: ResultsSheet): Promise<Blob> {
  const extraHeadings = collectExtraHeadings(results.rows);
  const column = (header: string, width: number) => ({ header: cellText(header), width });
  const stream = writeXlsxStream(writeRows(results, extraHeadings), {
    name: SHEET_NAME,
    columns: [
      column('Profile URL', 45),
      ...extraHeadings.map((heading) => column(heading, 20)),
      ...results.parameters.map(({ name }) => column(name, 24)),
      column('Status', 12),
    ],
    freezePane: { rows: 1 },
  });
  return new Blob([await new Response(stream).arrayBuffer()], { type: SHEET_TYPE });
}
