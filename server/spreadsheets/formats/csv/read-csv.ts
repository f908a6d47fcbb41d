import { CsvError, type Options, parse } from 'csv-parse/sync';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkRowsWhileReading } from '../row-limit.ts';
import { isBlank, type Sheet, type SheetRow } from '../sheet-rows.ts';
import { decodeText } from './decode-text.ts';
import { detectSeparator } from './detect-separator.ts';

/** First line in which a file names its separator to the spreadsheet program; it is not shown as a row. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i;

function parseRows(text: string, options: Options): SheetRow[] {
  const rows: SheetRow[] = [];
  let row = 0;
  parse(text, {
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    ...options,
    // A record is one row of the spreadsheet, however many lines its quoted cells have. Nothing is kept by the parser.
    on_record: (cells: string[]) => {
      row++;
      if (!cells.every(isBlank)) checkRowsWhileReading(rows.push({ row, cells }));
      return null;
    },
  });
  return rows;
}

/**
 * Reads a text file with separated columns.
 * @returns its one sheet; links are part of the text there
 * @throws DomainError upload_empty, upload_too_many_rows, upload_damaged
 */
export function readCsv(bytes: Uint8Array): Sheet {
  let text = decodeText(bytes);
  const told = SEPARATOR_LINE.exec(text);
  if (told) text = text.slice(told[0].length);
  if (isBlank(text)) throw new DomainError('upload_empty');
  const delimiter = told?.[1] ?? detectSeparator(text);
  const links: ReadonlyMap<number, string> = new Map();
  try {
    return { rows: parseRows(text, { delimiter }), readLinks: () => links };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  try {
    // A quote that is never closed was no quote: 27" monitor.
    return { rows: parseRows(text, { delimiter, quote: false }), readLinks: () => links };
  } catch (error) {
    throw error instanceof CsvError ? new DomainError('upload_damaged', { cause: error }) : error;
  }
}
