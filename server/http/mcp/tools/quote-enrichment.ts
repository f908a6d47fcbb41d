import { ERRORS_NAMED } from '../../../../shared/contract/assistant-tools.ts';
import type { QuoteResponse } from '../../../../shared/contract/quote.ts';
import { readSelectedParameters } from '../../../accounts/read-selected-parameters.ts';
import { quoteEnrichment } from '../../../enrichment/quote/quote-enrichment.ts';
import { type ReadRequest, readRequest } from '../../../enrichment/requests/read-request.ts';
import type { Tool, ToolContext } from '../tool.ts';

export const quoteEnrichmentTool: Tool<'quote_enrichment'> = async (context, input, { principal }) => {
  const { quote } = await readAndQuote(context, principal.userId, input);
  const { success: _, validation_errors: errors, ...output } = quote;
  return {
    output: { ...output, refused: errors.length, validation_errors: errors.slice(0, ERRORS_NAMED) },
    text: `${describeCost(quote)}${errors.length > 0 ? ` ${errors.length} entries are no profile URLs; enrich_profiles starts nothing until they are mended or left out.` : ''}`,
  };
};

/** Reads a list of profiles, and what enriching them would cost. @throws DomainError unknown_parameters, validation_failed */
export async function readAndQuote(
  { db, config, suppressions, hitRates }: ToolContext,
  userId: string,
  { linkedin_urls: urls, parameters: columns }: { linkedin_urls: string[]; parameters?: string[] | undefined },
): Promise<{ read: ReadRequest; quote: QuoteResponse }> {
  const configured = await readSelectedParameters(db, userId);
  const read = await readRequest(
    urls.map((linkedin_url) => ({ linkedin_url, columns })),
    configured,
  );
  return {
    read,
    quote: await quoteEnrichment({ db, suppressions, hitRates, freshDays: config.freshDays }, userId, read),
  };
}

/** 'Enriching 2 profiles costs at most 6 credits, likely 5.' */
export function describeCost({ profiles, most, likely }: Pick<QuoteResponse, 'profiles' | 'most' | 'likely'>): string {
  return `Enriching ${profiles === 1 ? '1 profile' : `${profiles} profiles`} costs at most ${most} credits, likely ${likely}.`;
}
