import { enrichRequest } from '../../../shared/contract/enrichment.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { parseRequest } from '../../platform/parse-request.ts';
import { threadWork } from '../../platform/threads/thread-work.ts';
import { type ReadBodyOptions, readEnrichBody } from './read-body.ts';

/** Reads the body of a large request to enrich, in a thread. */
export default threadWork(({ json, ...options }: ReadBodyOptions & { json: Uint8Array }) =>
  readEnrichBody(parseRequest(enrichRequest, parseJson(new TextDecoder().decode(json))), options),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError('malformed_request', { cause: error });
  }
}
