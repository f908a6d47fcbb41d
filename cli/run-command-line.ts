import { CommanderError } from 'commander';
import { buildProgram } from './build-program.ts';
import { CliError, EXIT, type ExitCode } from './cli-error.ts';
import type { CommandContext } from './command.ts';
import { connect } from './connection/connect.ts';
import { describeFailure } from './describe-failure.ts';
import { listRuns } from './runs/run-store.ts';
import { openTerminal } from './terminal/terminal.ts';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs one command.
 * @param args of the command line, without the program
 * @returns what the process ends with
 */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  const ending = new AbortController();
  for (const signal of ENDING_SIGNALS) process.on(signal, () => ending.abort(new Interruption()));
  // Who reads our output may stop reading, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : EXIT.failed));
  const terminal = openTerminal(args.includes('--json'));
  let exitCode: ExitCode = EXIT.done;
  const program = buildProgram(
    (givenUrl) => {
      const { signal } = ending;
      return { terminal, signal, givenUrl, connect: () => connect(givenUrl, signal) } satisfies CommandContext;
    },
    (code) => {
      exitCode = code;
    },
  );
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has said it already: help, the version, or what it does not understand.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUse;
    if (ending.signal.aborted) return await tellInterruption(terminal);
    const { lines, message, exitCode: code, code: errorCode, supportId } = describeFailure(error);
    terminal.note(`Error: ${message}`);
    for (const line of lines) terminal.note(line);
    if (supportId) terminal.note(`Support id: ${supportId}`);
    if (await isKept(error))
      terminal.note('What was started goes on at the server: "npx leadlight resume" fetches it.');
    terminal.printJson({
      success: false,
      error: message,
      ...(errorCode && { code: errorCode }),
      ...(lines.length > 0 && { details: lines }),
      ...(supportId && { support_id: supportId }),
      exit_code: code,
    });
    return code;
  }
}

class Interruption extends Error {}

async function tellInterruption(terminal: ReturnType<typeof openTerminal>): Promise<ExitCode> {
  const run = await findOwnRun();
  terminal.note('Interrupted.');
  if (run) {
    terminal.note(`The enrichment goes on at the server. Fetch it:  npx leadlight resume ${run.id}`);
    for (const { batch_id } of run.parts) if (batch_id) terminal.note(`End it:  npx leadlight cancel ${batch_id}`);
  }
  terminal.printJson({
    success: false,
    error: 'Interrupted',
    ...(run && { run: run.id }),
    exit_code: EXIT.interrupted,
  });
  return EXIT.interrupted;
}

async function isKept(error: unknown): Promise<boolean> {
  return !(error instanceof CliError && error.exitCode === EXIT.wrongUse) && (await findOwnRun()) !== undefined;
}

/** The run this process worked on, if it is still there. */
async function findOwnRun() {
  return (await listRuns()).find(({ pid }) => pid === process.pid);
}
