import { ApiError } from '../../shared/api-call.ts';
import type { ParameterId } from '../../shared/catalogue.ts';
import { CliError, EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Client } from '../connection/client.ts';
import { deliver } from '../output/deliver.ts';
import type { ResultRow } from '../output/result-rows.ts';
import { formatCount } from '../terminal/format-count.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { collectResults } from './collect-results.ts';
import { followBatches } from './follow-batches.ts';
import type { Run } from './run.ts';
import { deleteRun } from './run-store.ts';
import { startParts } from './start-parts.ts';
import type { Totals } from './totals.ts';

/** Failures shown one by one. */
const SHOWN_FAILURES = 10;

/**
 * Takes a run from wherever it stands to its end: starts what was not started, waits, writes the results, forgets the run.
 * @param patienceMs for how long a server that does not answer is waited for
 * @returns what the process ends with
 * @throws CliError, ApiError; the run can then be resumed, unless the server refused to start it
 */
export async function carryOn(
  run: Run,
  { terminal, signal }: Pick<CommandContext, 'terminal' | 'signal'>,
  connected: Client,
  patienceMs: number,
): Promise<ExitCode> {
  const progress = startProgress(terminal);
  const client = connected.patient(patienceMs, ({ message }, pauseMs) =>
    progress.show(`${message} Trying again in ${Math.ceil(pauseMs / 1000)} s.`),
  );
  try {
    progress.show('Starting …');
    const batchIds = await startParts(run, client);
    const totals = await followBatches(batchIds, { client, progress, signal });
    const rows = await collectResults(batchIds, { client, progress });
    progress.end();
    await deliver({ file: run.out, format: run.format }, rows, run.columns as ParameterId[], terminal);
    await deleteRun(run);
    return tell(terminal, run, { batchIds, totals, rows });
  } catch (error) {
    progress.end();
    throw await explain(error, run);
  }
}

/** The request is gone for good: nothing to resume. Anything else leaves the run as it stands. */
async function explain(error: unknown, run: Run): Promise<unknown> {
  if (!(error instanceof ApiError && error.status === 404)) return error;
  await deleteRun(run);
  const hint = 'It was deleted, or lies longer back than results are kept.';
  return new CliError(EXIT.failed, 'This enrichment is not there any more.', { hint, cause: error });
}

function tell(
  terminal: Terminal,
  run: Run,
  { batchIds, totals, rows }: { batchIds: string[]; totals: Totals; rows: ResultRow[] },
): ExitCode {
  const { counts, creditsUsed } = totals;
  const failures = rows.filter((row) => row.status !== 'completed');
  const exitCode = failures.length > 0 || run.rejected > 0 ? EXIT.someRowsFailed : EXIT.done;
  for (const { linkedin_url, error, status } of failures.slice(0, SHOWN_FAILURES)) {
    terminal.note(`${linkedin_url}: ${error ?? status}`);
  }
  if (failures.length > SHOWN_FAILURES) terminal.note(`… and ${failures.length - SHOWN_FAILURES} more`);
  const failed = [
    ...(counts.failed > 0 ? [`${counts.failed} failed`] : []),
    ...(counts.cancelled > 0 ? [`${counts.cancelled} cancelled`] : []),
    ...(run.rejected > 0 ? [`${formatCount(run.rejected, 'row')} left out`] : []),
  ];
  const place = run.out === null ? '' : ` in ${run.out}`;
  const summary = [
    `${formatCount(rows.length, 'profile')}${place}`,
    ...failed,
    `${formatCount(creditsUsed, 'credit')} used`,
  ];
  // Standard output is the file when there is none; in a pipe, nothing is said of what went well.
  if (run.out === null && (terminal.isWatched || exitCode !== EXIT.done)) terminal.note(summary.join(', '));
  if (run.out !== null) terminal.print(summary.join(', '));
  terminal.printJson({
    success: true,
    run: run.id,
    batch_ids: batchIds,
    rows: rows.length,
    counts,
    rejected: run.rejected,
    credits_used: creditsUsed,
    out: run.out,
    exit_code: exitCode,
    ...(run.out === null && { results: rows }),
  });
  return exitCode;
}
