import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichRequest } from '../../../shared/contract/enrichment.ts';
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

/** Reads what a request to enrich asks for. @throws DomainError as `readRequest` */
export async function readEnrichBody(
  request: EnrichRequest,
  { configured, digestWith }: ReadBodyOptions,
): Promise<ReadBody> {
  const read = await readRequest([request].flat(), configured);
  return { read, ...(digestWith && { digest: digestRequest([JSON.stringify(request), ...digestWith]) }) };
}
