import path from 'node:path';
import { EXPORT_FORMATS, type ExportFormat } from '../../shared/export-choices.ts';
import { CliError, EXIT } from '../cli-error.ts';

/** Where results go. */
export interface Output {
  /** Absolute path; null: standard output. */
  file: string | null;
  format: ExportFormat;
}

/**
 * @param out path, '-' or nothing for standard output
 * @param format asked for; else by the ending of the name; csv on standard output
 */
export function readOutput(out: string | undefined, format: string | undefined): Output {
  const file = out === undefined || out === '-' ? null : path.resolve(out);
  const ending =
    file === null
      ? 'csv'
      : path
          .extname(file)
          .slice(1)
          .toLowerCase()
          .replace(/^ndjson$/, 'jsonl');
  const chosen = EXPORT_FORMATS.find((known) => known === (format ?? ending));
  if (chosen) return { file, format: chosen };
  throw new CliError(
    EXIT.wrongUse,
    format ? `"${format}" is no format.` : `"${out}" has no ending that names a format.`,
    {
      hint: 'Results are written as .csv, .xlsx or .jsonl; --format says which when the name does not.',
    },
  );
}
