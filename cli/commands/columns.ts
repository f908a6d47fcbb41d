import type { CommandContext } from '../command.ts';
import { tableLines } from '../terminal/table.ts';

/** `columns`: the parameters that can be asked for; marked, those of an enrichment that names none. */
export async function showColumns({ terminal, connect }: CommandContext): Promise<void> {
  const client = await connect();
  const answer = await client.call('listParameters');
  const rows = answer.parameters.map((parameter) => [
    parameter.default_selected ? '*' : ' ',
    parameter.id,
    parameter.name,
    parameter.description + (parameter.company_profile_required ? ' (needs your company profile)' : ''),
  ]);
  for (const line of tableLines(rows)) terminal.print(line);
  terminal.print();
  terminal.print('* without --columns; you choose them on the page.');
  terminal.printJson(answer);
}
