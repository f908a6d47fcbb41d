import type { CommandContext } from '../command.ts';
import { formatCount } from '../terminal/format-count.ts';

/** `credits`: what can be spent, and what is held for what runs. */
export async function showCredits({ terminal, connect }: CommandContext): Promise<void> {
  const answer = await (await connect()).call('readCredits');
  terminal.print(`${formatCount(answer.credits, 'credit')} to spend`);
  if (answer.held > 0)
    terminal.print(`${formatCount(answer.held, 'credit')} held for what runs; what is not used comes back`);
  terminal.printJson(answer);
}
