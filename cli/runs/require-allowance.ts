import { PARAMETER_BY_ID, type ParameterId } from '../../shared/catalogue.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Client } from '../connection/client.ts';
import { askYesOrNo } from '../terminal/ask.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface WantedEnrichment {
  linkedin_urls: string[];
  columns: ParameterId[];
  /** Values that stand in the sheet already: they are held at the start as all others, and given back. */
  givenValues: number;
  maxCredits: number | undefined;
}

/**
 * Says what an enrichment can cost, and lets it pass when that is not more than the user allows.
 * @throws CliError when it is more and the user says no, or cannot be asked; ApiError
 */
export async function requireAllowance(client: Client, wanted: WantedEnrichment, terminal: Terminal): Promise<void> {
  const { linkedin_urls, columns, givenValues, maxCredits } = wanted;
  const quote = await client.call('quoteEnrichment', { body: { linkedin_urls, columns } });
  const most = Math.max(0, quote.most - givenValues);
  const likely = Math.min(most, quote.likely);
  const cost = `up to ${formatCount(most, 'credit')}, likely ${formatCount(likely, 'credit')}`;
  const skipped = quote.parameters.filter((parameter) => parameter.skipped);
  if (terminal.isWatched) terminal.note(`${formatCount(quote.profiles, 'profile')}: ${cost}.`);
  if (skipped.length > 0) {
    const names = skipped.map(({ id }) => PARAMETER_BY_ID.get(id)?.name ?? id).join(', ');
    terminal.note(
      `Left empty and free without a company profile: ${names}. Describe your company on ${client.url}/profile.`,
    );
  }
  if (maxCredits === undefined || most <= maxCredits) return;
  const allowed = formatCount(maxCredits, 'credit');
  if (terminal.canAsk && (await askYesOrNo(`This can cost ${cost}; --max-credits allows ${allowed}. Go on?`))) return;
  throw new CliError(
    EXIT.tooExpensive,
    `This can cost ${cost}; --max-credits allows ${allowed}. Nothing was started.`,
    {
      hint: 'Ask for fewer profiles or parameters, or raise --max-credits.',
    },
  );
}
