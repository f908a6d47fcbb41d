import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import { CliError, EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { readColumns } from '../input/read-columns.ts';
import { readInput, type SheetInput } from '../input/read-input.ts';
import { splitSheet } from '../input/split-sheet.ts';
import { readOutput } from '../output/output-format.ts';
import { carryOn } from '../runs/carry-on.ts';
import { checkSheet } from '../runs/check-sheet.ts';
import { requireAllowance } from '../runs/require-allowance.ts';
import type { Run } from '../runs/run.ts';
import { createRun } from '../runs/run-store.ts';

export interface EnrichOptions {
  columns?: string;
  out?: string;
  format?: string;
  maxCredits?: number;
  skipInvalid?: boolean;
  profileColumn?: string;
  /** Seconds. */
  wait: number;
}

/** `enrich`: reads what is given, says what it can cost, starts it, and writes the results when they are there. */
export async function enrich(
  context: CommandContext,
  given: readonly string[],
  options: EnrichOptions,
): Promise<ExitCode> {
  const output = readOutput(options.out, options.format);
  requireOtherFile(given, output.file);
  return enrichSheet(context, () => readInput(given), options);
}

/** As `enrich`, for a sheet from wherever it comes. */
export async function enrichSheet(
  context: CommandContext,
  read: () => Promise<SheetInput>,
  options: EnrichOptions,
): Promise<ExitCode> {
  const { terminal } = context;
  const output = readOutput(options.out, options.format);
  const client = await context.connect();
  const input = await read();
  const { id: userId } = await client.call('readProfile');
  const columns = await readColumns(client, options.columns);
  const skipInvalid = options.skipInvalid ?? false;
  const sheets = splitSheet(input).map((part) => ({
    ...{ input: part, name: part.name, bytes: part.bytes, columns },
    profileColumn: options.profileColumn ?? part.profileColumn ?? null,
  }));
  const checked: DryRunResponse[] = [];
  for (const sheet of sheets) {
    checked.push(await checkSheet(client, { sheet, input: sheet.input, skipInvalid }, terminal));
  }
  const wanted = { parts: checked, columns, maxCredits: options.maxCredits };
  await requireAllowance(client, wanted, terminal);

  const run: Run = {
    version: 1,
    id: randomUUID(),
    url: client.url,
    user_id: userId,
    created_at: new Date().toISOString(),
    pid: process.pid,
    source: input.source,
    columns,
    skip_invalid: skipInvalid,
    out: output.file,
    format: output.format,
    rejected: checked.reduce((sum, { rejected }) => sum + rejected.length, 0),
    parts: sheets.map(({ name, profileColumn }, at) => ({
      file: `part-${at + 1}`,
      name,
      profile_column: profileColumn,
      idempotency_key: randomUUID(),
      asked_at: null,
      batch_id: null,
    })),
  };
  await createRun(
    run,
    sheets.map(({ bytes }) => bytes),
  );
  return carryOn(run, context, client, options.wait * 1000);
}

/** The results must not take the place of what they were made from. */
function requireOtherFile(given: readonly string[], out: string | null): void {
  if (out === null || !given.some((file) => path.resolve(file) === out)) return;
  throw new CliError(EXIT.wrongUse, `--out names the file that is read: ${out}.`, {
    hint: 'Give another name; your own columns come back beside the results.',
  });
}
