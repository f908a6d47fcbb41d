import { type EnrichRequest, enrichRequest } from '../../../shared/contract/enrichment.ts';
import { type QuoteRequest, quoteRequest } from '../../../shared/contract/quote.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { parseRequest } from '../../platform/parse-request.ts';
import { threadWork } from '../../platform/threads/thread-work.ts';
import { type ReadBodyOptions, readEnrichBody } from './read-body.ts';

const SCHEMAS = { enrich: enrichRequest, quote: quoteRequest };

export interface LargeBody extends ReadBodyOptions {
  /** What is asked: to enrich, or what that would cost. */
  asks: keyof typeof SCHEMAS;
  json: Uint8Array;
}

/** Reads the body of a large request, in a thread. */
export default threadWork(({ asks, json, ...options }: LargeBody) =>
  readEnrichBody(
    parseRequest<EnrichRequest | QuoteRequest>(SCHEMAS[asks], parseJson(new TextDecoder().decode(json))),
    options,
  ),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError('malformed_request', { cause: error });
  }
}
