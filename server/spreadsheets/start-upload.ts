import type { Kysely } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { EnrichResponse } from '../../shared/contract/enrichment.ts';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import { priceOf } from '../../shared/pricing.ts';
import type { IdempotencyKey } from '../enrichment/requests/idempotency-store.ts';
import { readColumns, readRequest } from '../enrichment/requests/read-request.ts';
import { type StartRequest, startEnrichment } from '../enrichment/requests/start-enrichment.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import type { ReadUpload } from './cache-readings.ts';
import type { KnownMappings } from './columns/lay-out-sheet.ts';
import type { GivenMapping } from './columns/read-mapping.ts';
import { listMappings, saveMapping } from './mapping-store.ts';
import type { UploadReading } from './read-upload.ts';
import { unpackExtra } from './unpack-extra.ts';

export interface Upload {
  userId: string;
  /** The whole file. */
  bytes: Buffer;
  /** Ids of the parameters to enrich. */
  columns: readonly string[];
  skipInvalid: boolean;
  /** What the columns of the sheet hold; else what was given earlier for the same headings, or what is recognised. */
  mapping?: GivenMapping | undefined;
  idempotency?: IdempotencyKey;
  /** The API key that asks; none when its owner does. */
  apiKey?: StartRequest['apiKey'];
  /** Gives up before anything is started. */
  signal: AbortSignal;
}

/**
 * Starts the enrichment of an uploaded sheet's profiles; the user's other columns are kept beside them.
 * @throws DomainError upload_*, invalid_mapping as `readUpload`; upload_rejected_rows naming each row that is no profile, unless those are to be
 *   skipped; what `startEnrichment` throws
 */
export async function startUpload(
  context: { db: Kysely<DB>; queue: Queue; suppressions: SuppressionList; readUpload: ReadUpload },
  upload: Upload,
): Promise<EnrichResponse> {
  const { userId, signal } = upload;
  const columns = readColumns(upload.columns);
  const mappings = await knownMappings(context.db, upload);
  const reading = await context.readUpload(upload.bytes, { userId, mappings, signal });
  const rejected = describeRejected(reading);
  if (rejected.length > 0 && !upload.skipInvalid) {
    throw new DomainError('upload_rejected_rows', {
      validationErrors: rejected,
      details: `${rejected.length} of ${reading.rows} rows cannot be enriched; nothing was started.`,
    });
  }
  const extras = await unpackExtra(reading);
  const { remember } = reading;
  const answer = await startEnrichment(context, {
    userId,
    read: await readRequest(
      reading.profiles.map(({ url }, index) => ({ linkedin_url: url, extra: extras[index] })),
      columns,
    ),
    skipInvalid: false,
    idempotency: upload.idempotency,
    apiKey: upload.apiKey,
    alongside: (tx) => (upload.mapping && remember ? saveMapping(tx, userId, remember) : undefined),
  });
  return { ...answer, duplicates: reading.duplicates, validation_errors: rejected };
}

/** What an upload would do; nothing is charged or started. @throws DomainError as `readUpload`, and unknown_parameters */
export async function previewUpload(
  { db, readUpload }: { db: Kysely<DB>; readUpload: ReadUpload },
  upload: Pick<Upload, 'userId' | 'bytes' | 'columns' | 'mapping' | 'signal'>,
): Promise<Omit<DryRunResponse, 'success'>> {
  const columns: readonly ParameterId[] = readColumns(upload.columns);
  const { userId, bytes, signal } = upload;
  const mappings = await knownMappings(db, upload);
  const reading = await readUpload(bytes, { userId, countGiven: columns, mappings, signal });
  return {
    rows: reading.rows,
    column: reading.column.name,
    profiles: reading.profiles.length,
    duplicates: reading.duplicates,
    linkedin_urls: reading.profiles.map((profile) => profile.url),
    rejected: reading.rejected,
    cost: reading.profiles.length * priceOf(columns),
    given_values: reading.givenValues,
    mapping: reading.mapping,
    mapping_from: reading.mappingFrom,
    columns: reading.columns,
    notes: reading.notes,
  };
}

async function knownMappings(
  db: Kysely<DB>,
  { userId, mapping }: Pick<Upload, 'userId' | 'mapping'>,
): Promise<KnownMappings> {
  return mapping ? { given: mapping } : { remembered: await listMappings(db, userId) };
}

function describeRejected(reading: UploadReading): string[] {
  return reading.rejected.map(({ row, value, reason }) => `Row ${row} ("${value}"): ${reason}`);
}
