import { ApiError } from '../../shared/api-call.ts';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Client } from '../connection/client.ts';
import type { SheetInput } from '../input/read-input.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { previewSheet, type SentSheet } from './send-sheet.ts';

/** Rows that are wrong, shown one by one. */
const SHOWN_ROWS = 20;

/**
 * Has the server look what the sheet holds; nothing is started.
 * @throws CliError wrong use, naming the lines that hold no profile, unless they are to be left out; ApiError
 */
export async function checkSheet(
  client: Client,
  { sheet, input, skipInvalid }: { sheet: SentSheet; input: SheetInput; skipInvalid: boolean },
  terminal: Terminal,
): Promise<DryRunResponse> {
  const checked = await previewSheet(client, sheet).catch((error: unknown) => {
    throw withColumns(error, input.source);
  });
  const wrong = checked.rejected.map(
    ({ row, value, reason }) => `${input.source}, ${input.place(row)} ("${value}"): ${reason}`,
  );
  const lines = [
    ...wrong.slice(0, SHOWN_ROWS),
    ...(wrong.length > SHOWN_ROWS ? [`… and ${wrong.length - SHOWN_ROWS} more`] : []),
  ];
  if (wrong.length > 0 && !skipInvalid) {
    const rows = `${formatCount(wrong.length, 'row')} of ${checked.rows}`;
    throw new CliError(EXIT.wrongUse, `${rows} cannot be enriched; nothing was started.`, {
      lines,
      hint: 'Correct them, or leave them out with --skip-invalid.',
    });
  }
  for (const line of lines) terminal.note(`Left out: ${line}`);
  for (const { row, text } of checked.notes.slice(0, SHOWN_ROWS))
    terminal.note(`${input.source}, ${input.place(row)}: ${text}`);
  const duplicates = checked.duplicates + (input.repeated ?? 0);
  if (duplicates > 0) {
    terminal.note(`${formatCount(duplicates, 'row')} name a profile that another row names too; it is enriched once.`);
  }
  return checked;
}

/** Which column holds the profiles the user can say. */
function withColumns(error: unknown, source: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'upload_no_profiles' && error.columns) {
    const columns = error.columns.map(({ letter, heading, examples }) => {
      const example = examples.find((text) => text !== '');
      return `  ${heading ?? letter}${example ? `  ${example}` : ''}`;
    });
    return new CliError(EXIT.wrongUse, `${source}: ${error.message}`, {
      lines: ['Its columns are:', ...columns],
      hint: 'Say which one holds the profiles with --profile-column "<heading or letter>".',
      cause: error,
    });
  }
  return error;
}
