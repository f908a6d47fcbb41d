import type { ParameterId } from '../../shared/catalogue.ts';
import { formatNumber } from '../../shared/format-number.ts';
import { EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { deliver } from '../output/deliver.ts';
import { readOutput } from '../output/output-format.ts';
import { collectResults } from '../runs/collect-results.ts';
import { describeProgress } from '../runs/describe-progress.ts';
import { readBatch } from '../runs/follow-batches.ts';
import { listRuns } from '../runs/run-store.ts';
import { addUp } from '../runs/totals.ts';
import { formatCount } from '../terminal/format-count.ts';
import { startProgress } from '../terminal/progress.ts';
import { tableLines } from '../terminal/table.ts';

/** Requests that `status` lists. */
const LISTED = 10;

/** `status`: how far a request is; without one, the latest requests, and the runs that were cut off here. */
export async function showStatus({ terminal, connect }: CommandContext, batchId: string | undefined): Promise<void> {
  const client = await connect();
  if (batchId !== undefined) {
    const batch = await readBatch(client, batchId);
    terminal.print(describeProgress(addUp([batch])));
    if (batch.credits_held > 0) terminal.print(`${formatCount(batch.credits_held, 'credit')} held`);
    terminal.printJson({ success: true, batch });
    return;
  }
  const { history } = await client.call('listHistory', { query: { page: 1, page_size: LISTED } });
  const runs = (await listRuns()).filter((run) => run.url === client.url);
  const requests = history.map(({ result: _result, ...request }) => request);
  const rows = requests.map(({ batch_id, date, total, counts, credits_used }) => [
    batch_id,
    `${date.slice(0, 16).replace('T', ' ')} UTC`,
    formatCount(total, 'profile'),
    counts.pending + counts.running > 0 ? `${formatNumber(counts.pending + counts.running)} open` : 'done',
    counts.failed > 0 ? `${formatNumber(counts.failed)} failed` : '',
    formatCount(credits_used, 'credit'),
  ]);
  if (rows.length === 0) terminal.print('Nothing was enriched yet.');
  for (const line of tableLines(rows)) terminal.print(line);
  if (runs.length > 0) terminal.print('\nNot delivered yet; go on with "npx leadlight resume <run>":');
  for (const line of tableLines(runs.map((run) => [run.id, run.source, run.out ?? 'standard output'])))
    terminal.print(line);
  terminal.printJson({
    success: true,
    requests,
    runs: runs.map(({ id, source, out, created_at, parts }) => ({
      ...{ id, source, out, created_at },
      batch_ids: parts.flatMap(({ batch_id }) => batch_id ?? []),
    })),
  });
}

/** `results`: writes what there is of a request, also while it runs. */
export async function writeResultsOf(
  { terminal, connect }: CommandContext,
  batchId: string,
  options: { out?: string; format?: string },
): Promise<ExitCode> {
  const output = readOutput(options.out, options.format);
  const client = await connect();
  const { columns, counts } = await readBatch(client, batchId);
  const progress = startProgress(terminal);
  const rows = await collectResults([batchId], { client, progress }).finally(() => progress.end());
  await deliver(output, rows, columns as ParameterId[], terminal);
  const open = counts.pending + counts.running;
  if (open > 0) terminal.note(`${formatCount(open, 'profile')} of this request still run; their values are not in it.`);
  if (output.file !== null) terminal.print(`${formatCount(rows.length, 'profile')} in ${output.file}`);
  const exitCode = counts.failed + counts.cancelled > 0 ? EXIT.someRowsFailed : EXIT.done;
  terminal.printJson({
    ...{ success: true, batch_id: batchId, rows: rows.length, counts, out: output.file, exit_code: exitCode },
    ...(output.file === null && { results: rows }),
  });
  return exitCode;
}

/** `cancel`: ends what of a request still runs or waits; what is not delivered is not charged. */
export async function cancel({ terminal, connect }: CommandContext, batchId: string): Promise<void> {
  const answer = await (await connect()).call('cancelBatch', { params: { id: batchId } });
  terminal.print(
    answer.cancelled > 0
      ? `${formatCount(answer.cancelled, 'profile')} cancelled; what was not delivered is not charged.`
      : 'Nothing of it ran any more.',
  );
  terminal.printJson(answer);
}
