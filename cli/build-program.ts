import { Command, InvalidArgumentError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { ExitCode } from './cli-error.ts';
import type { CommandContext } from './command.ts';
import { cancel, showStatus, writeResultsOf } from './commands/batches.ts';
import { showColumns } from './commands/columns.ts';
import { showCredits } from './commands/credits.ts';
import { examine } from './commands/doctor.ts';
import { type EnrichOptions, enrich } from './commands/enrich.ts';
import { login, logout } from './commands/login.ts';
import { serveAssistant } from './commands/mcp.ts';
import { resume } from './commands/resume.ts';
import { type SearchOptions, search } from './commands/search.ts';

/** For how long a server that does not answer is waited for while a run goes on, in seconds. */
const USUAL_WAIT = 300;
/** People that a search shows. */
const USUAL_LIMIT = 10;

/**
 * The commands, their arguments and options.
 * @param contextOf what a command is given, with the address of `--url`
 * @param onExitCode told what a command ends with, when it is not 0
 */
export function buildProgram(
  contextOf: (givenUrl: string | undefined) => CommandContext,
  onExitCode: (code: ExitCode) => void,
): Command {
  const program = new Command('leadlight')
    .description('Enrich profiles from the command line.')
    .version(packageFile.version, '--version')
    .helpCommand(false)
    .showHelpAfterError('"npx leadlight --help" lists the commands, "npx leadlight <command> --help" its options.')
    .exitOverride();

  /** A command with the options that all of them have. */
  const add = (usage: string, summary: string) => {
    const command = program.command(usage).description(summary);
    return command
      .option('--url <address>', 'the server, else LEADLIGHT_URL, else http://localhost:3000')
      .option('--json', 'answer in JSON');
  };
  const contextFrom = ({ url }: { url?: string }) => contextOf(url);

  add('login', 'keep an API key for the server; it is asked for, or read from standard input').action((options) =>
    login(contextFrom(options)),
  );
  add('logout', 'forget the API key of the server').action((options) => logout(contextFrom(options)));
  withRunOptions(withOutput(add('enrich', 'enrich the profiles of a csv, xlsx, xls or jsonl file, or lines of URLs')))
    .argument('<file...>', 'the file, "-" for standard input, or profile URLs')
    .option('--skip-invalid', 'leave out rows that hold no profile, instead of starting nothing')
    .option('--profile-column <heading>', 'which column holds the profiles, when it is not found by itself')
    .action(async (files: string[], options: EnrichOptions & { url?: string }) =>
      onExitCode(await enrich(contextFrom(options), files, options)),
    );
  withOutput(add('resume', 'go on with a run that was cut off, the last one unless named'))
    .argument('[run]', 'its id, as "status" lists it')
    .option('--wait <seconds>', 'how long to wait for a server that does not answer', readCount, USUAL_WAIT)
    .action(async (id: string | undefined, options) => onExitCode(await resume(contextFrom(options), id, options)));
  withRunOptions(withOutput(add('search', 'find people by what you say of them')))
    .argument('<query>', 'as you would say it: "heads of sales in Berlin"')
    .option('--enrich', 'enrich those that are found')
    .option('--limit <number>', 'how many people at most', readCount, USUAL_LIMIT)
    .action(async (query: string, options: SearchOptions & { url?: string }) =>
      onExitCode(await search(contextFrom(options), query, options)),
    );
  add('status', 'how far a request is; without one, your latest requests')
    .argument('[batch]', 'its id')
    .action((batch: string | undefined, options) => showStatus(contextFrom(options), batch));
  withOutput(add('results', 'write the results of a request'))
    .argument('<batch>', 'its id, as "status" lists it')
    .action(async (batch: string, options) => onExitCode(await writeResultsOf(contextFrom(options), batch, options)));
  add('cancel', 'end what of a request still runs')
    .argument('<batch>', 'its id')
    .action((batch: string, options) => cancel(contextFrom(options), batch));
  add('credits', 'what you can spend').action((options) => showCredits(contextFrom(options)));
  add('columns', 'the parameters you can ask for').action((options) => showColumns(contextFrom(options)));
  add('mcp', 'serve an assistant over standard input and output, by the Model Context Protocol').action((options) =>
    serveAssistant(contextFrom(options)),
  );
  add('doctor', 'is everything there that the command line needs?').action(async (options) =>
    onExitCode(await examine(contextFrom(options))),
  );
  return program;
}

function withOutput(command: Command): Command {
  return command
    .option('--out <file>', 'where the results go: .csv, .xlsx or .jsonl; standard output without it')
    .option('--format <format>', 'csv, xlsx or jsonl, when the name does not say it');
}

function withRunOptions(command: Command): Command {
  return command
    .option('--columns <ids>', 'parameters, separated by commas; without it those chosen on the page')
    .option(
      '--max-credits <number>',
      'ask before more than this can be spent; without a terminal, end with 3',
      readCount,
    )
    .option('--wait <seconds>', 'how long to wait for a server that does not answer', readCount, USUAL_WAIT);
}

function readCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number.');
}
