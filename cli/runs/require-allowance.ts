import { PARAMETER_BY_ID, type ParameterId } from '../../shared/catalogue.ts';
import type { QuoteResponse } from '../../shared/contract/quote.ts';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Client } from '../connection/client.ts';
import { askYesOrNo } from '../terminal/ask.ts';
import { formatCount } from '../terminal/format-count.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface WantedEnrichment {
  /** What each part of the sheet holds. */
  parts: readonly DryRunResponse[];
  columns: ParameterId[];
  maxCredits: number | undefined;
}

/**
 * Says what an enrichment can cost, and lets it pass when that is not more than the user allows.
 * @throws CliError when it is more and the user says no, or cannot be asked; ApiError
 */
export async function requireAllowance(client: Client, wanted: WantedEnrichment, terminal: Terminal): Promise<void> {
  const { parts, columns, maxCredits } = wanted;
  const quotes: QuoteResponse[] = [];
  for (const { linkedin_urls } of parts) {
    quotes.push(await client.call('quoteEnrichment', { body: { linkedin_urls, columns } }));
  }
  const sum = (field: 'most' | 'likely' | 'profiles') => quotes.reduce((so, quote) => so + quote[field], 0);
  // Values that stand in the sheet already are held at the start as all others, and given back.
  const given = parts.reduce((so, part) => so + part.given_values, 0);
  const most = Math.max(0, sum('most') - given);
  const likely = Math.min(most, sum('likely'));
  const cost = `up to ${formatCount(most, 'credit')}, likely ${formatCount(likely, 'credit')}`;
  const skipped = quotes[0]?.parameters.filter((parameter) => parameter.skipped) ?? [];
  if (terminal.isWatched) terminal.note(`${formatCount(sum('profiles'), 'profile')}: ${cost}.`);
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
