import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichItem, EnrichRequest } from '../../../shared/contract/enrichment.ts';
import type { QuoteRequest } from '../../../shared/contract/quote.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { digestRequest } from './request-digest.ts';

export interface ReadBodyOptions {
  /** Parameters for entries that name none. */
  configured: readonly ParameterId[];
  /** What decides what is started beside the body, when a digest is wanted. */
  digestWith?: readonly string[];
}

export interface ReadBody {
  read: ReadRequest;
  digest?: Uint8Array;
}

/** Reads what a request to enrich, or to quote it, asks for. @throws DomainError as `readRequest` */
export async function readEnrichBody(
  request: EnrichRequest | QuoteRequest,
  { configured, digestWith }: ReadBodyOptions,
): Promise<ReadBody> {
  const read = await readRequest(listEntries(request), configured);
  return { read, ...(digestWith && { digest: digestRequest([JSON.stringify(request), ...digestWith]) }) };
}

function listEntries(request: EnrichRequest | QuoteRequest): EnrichItem[] {
  if (!('linkedin_urls' in request)) return [request].flat();
  const { linkedin_urls: urls, columns } = request;
  return urls.map((linkedin_url) => ({ linkedin_url, columns }));
}
