import type { SearchItem } from '../../shared/contract/search.ts';
import { formatNumber } from '../../shared/format-number.ts';
import { CliError, EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Client } from '../connection/client.ts';
import { sheetOfUrls } from '../input/read-input.ts';
import { readOutput } from '../output/output-format.ts';
import { formatCount } from '../terminal/format-count.ts';
import { startProgress } from '../terminal/progress.ts';
import { tableLines } from '../terminal/table.ts';
import { type EnrichOptions, enrichSheet } from './enrich.ts';

export interface SearchOptions extends EnrichOptions {
  enrich?: boolean;
  limit: number;
}

/** `search`: finds people by what is said of them; with `--enrich`, enriches those that were found. */
export async function search(context: CommandContext, query: string, options: SearchOptions): Promise<ExitCode> {
  const { terminal } = context;
  if (options.enrich) readOutput(options.out, options.format);
  const client = await context.connect();
  const progress = startProgress(terminal);
  const found = await findPeople(client, query, options.limit, (count) =>
    progress.show(`Searching: ${formatCount(count, 'person', 'people')}`),
  ).finally(() => progress.end());
  if (!options.enrich) {
    tellFound(context, found);
    return EXIT.done;
  }
  const urls = found.people.flatMap((person) => person.public_profile_url ?? []);
  const hidden = found.people.length - urls.length;
  if (hidden > 0)
    terminal.note(`${formatCount(hidden, 'person', 'people')} left out: their profiles are out of reach.`);
  if (urls.length === 0) {
    throw new CliError(EXIT.failed, 'Nobody was found who can be enriched.', {
      hint: 'Ask for less, or in other words.',
    });
  }
  return enrichSheet(context, async () => sheetOfUrls(urls), options);
}

interface Found {
  people: SearchItem[];
  total: number;
}

async function findPeople(
  client: Client,
  query: string,
  limit: number,
  onPage: (count: number) => void,
): Promise<Found> {
  let { data } = await client.call('searchPeople', { body: { query } });
  const total = data.paging.total_count;
  const people = new Map(data.items.map((person) => [person.id, person]));
  onPage(people.size);
  while (people.size < limit && data.cursor !== null) {
    ({ data } = await client.call('continueSearch', { body: { cursor: data.cursor } }));
    for (const person of data.items) people.set(person.id, person);
    onPage(people.size);
  }
  return { people: [...people.values()].slice(0, limit), total };
}

function tellFound({ terminal }: CommandContext, { people, total }: Found): void {
  const rows = people.map(({ name, headline, location, public_profile_url: url = '' }) => [
    name,
    location,
    url,
    headline,
  ]);
  for (const line of tableLines(rows)) terminal.print(line);
  if (people.length === 0) terminal.print('Nobody was found. Ask for less, or in other words.');
  else if (terminal.isWatched) {
    terminal.note(
      `${formatNumber(people.length)} of ${formatNumber(total)} found. --limit shows more, --enrich enriches them.`,
    );
  }
  terminal.printJson({ success: true, total_count: total, items: people });
}
