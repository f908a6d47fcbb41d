import { relayMessages } from '../assistant/relay-messages.ts';
import type { CommandContext } from '../command.ts';
import { findServer } from '../connection/connect.ts';

/** `mcp`: serves the assistant that started it over standard input and output, where nothing else is written. */
export async function serveAssistant({ terminal, signal, givenUrl }: CommandContext): Promise<void> {
  await relayMessages({ ...(await findServer(givenUrl)), signal, note: terminal.note });
}
