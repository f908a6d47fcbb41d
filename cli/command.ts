import type { Client } from './connection/client.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What every command is given. */
export interface CommandContext {
  terminal: Terminal;
  /** Aborted by Ctrl-C and by what else ends the process. */
  signal: AbortSignal;
  /** The address given by `--url`. */
  givenUrl: string | undefined;
  /** A client with the user's key. @throws CliError without a key */
  connect(): Promise<Client>;
}
