import type { ParameterId } from '../../shared/catalogue.ts';
import { CliError, EXIT } from '../cli-error.ts';
import { writeWhole } from '../private-files.ts';
import { printable } from '../terminal/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Output } from './output-format.ts';
import type { ResultRow } from './result-rows.ts';
import { writeResults } from './write-results.ts';

/**
 * Writes results to their file, whole or not at all, or to standard output. With `--json` standard output is the answer's, and takes none.
 * @throws CliError when the file cannot be written
 */
export async function deliver(
  { file, format }: Output,
  rows: readonly ResultRow[],
  parameters: readonly ParameterId[],
  terminal: Pick<Terminal, 'json'>,
): Promise<void> {
  if (file === null && terminal.json) return;
  const bytes = await writeResults(format, rows, parameters, file === null);
  if (file === null) return writeToStandardOutput(bytes, format === 'xlsx');
  try {
    await writeWhole(file, bytes);
  } catch (error) {
    throw new CliError(EXIT.failed, `${file} cannot be written: ${(error as Error).message}`, {
      hint: 'Nothing is lost: "npx leadlight resume --out <another file>" writes the results elsewhere.',
      cause: error,
    });
  }
}

async function writeToStandardOutput(bytes: Uint8Array, isBinary: boolean): Promise<void> {
  const { stdout } = process;
  const shown =
    stdout.isTTY && !isBinary ? new TextDecoder().decode(bytes).split('\n').map(printable).join('\n') : bytes;
  await new Promise<void>((resolve, reject) => stdout.write(shown, (error) => (error ? reject(error) : resolve())));
}
