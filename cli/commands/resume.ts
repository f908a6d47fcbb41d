import path from 'node:path';
import { CliError, EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { createClient } from '../connection/client.ts';
import { readKey } from '../connection/connect.ts';
import { readOutput } from '../output/output-format.ts';
import { carryOn } from '../runs/carry-on.ts';
import type { Run } from '../runs/run.ts';
import { listRuns, readRun, saveRun } from '../runs/run-store.ts';

/** `resume`: goes on with a run that was cut off; without an id, with the last one. */
export async function resume(
  context: CommandContext,
  id: string | undefined,
  options: { out?: string; format?: string; wait: number },
): Promise<ExitCode> {
  const { terminal, signal } = context;
  const run = id === undefined ? await findLastRun() : await readRun(id);
  if (!run) {
    if (id !== undefined) {
      throw new CliError(EXIT.wrongUse, `There is no run ${id} to go on with.`, {
        hint: '"npx leadlight status" lists those that were cut off. One that was delivered is not kept.',
      });
    }
    terminal.print('Nothing was cut off: there is nothing to go on with.');
    terminal.printJson({ success: true, run: null });
    return EXIT.done;
  }
  const key = await readKey(run.url);
  if (!key) {
    throw new CliError(EXIT.notSignedIn, `You are not signed in to ${run.url}, where this run was started.`, {
      hint: `npx leadlight login --url ${run.url}`,
    });
  }
  const client = createClient({ url: run.url, key, signal });
  const { id: userId } = await client.patient(options.wait * 1000).call('readProfile');
  if (userId !== run.user_id) {
    // Its start may have been charged to the other account already.
    throw new CliError(EXIT.notSignedIn, 'This run was started by another account.', {
      hint: 'Sign in with a key of the account that started it: npx leadlight login',
    });
  }
  if (options.out !== undefined || options.format !== undefined) {
    const out = options.out ?? run.out ?? undefined;
    const { file, format } = readOutput(out, options.format);
    Object.assign(run, { out: file, format });
  }
  await saveRun({ ...run, pid: process.pid });
  terminal.note(`Going on with ${run.source}${run.out ? `, to ${path.relative('.', run.out)}` : ''}.`);
  return carryOn(run, context, client, options.wait * 1000);
}

/** The newest that no process works on; else the newest. */
async function findLastRun(): Promise<Run | undefined> {
  const runs = await listRuns();
  return runs.find(({ pid }) => !isAlive(pid)) ?? runs[0];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
