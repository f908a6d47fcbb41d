import type { EnrichResponse } from '../../shared/contract/enrichment.ts';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import type { Client } from '../connection/client.ts';

/** A sheet as it is sent. The same one is sent as often as the answer is lost, so nothing of it may change. */
export interface SentSheet {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  columns: readonly string[];
  /** Heading or letter of the column that holds the profiles; null: the server finds it. */
  profileColumn: string | null;
}

/** What a start would do; nothing is started. @throws ApiError */
export async function previewSheet(client: Client, sheet: SentSheet): Promise<DryRunResponse> {
  const answer = await client.call('uploadSheet', { body: formOf(sheet), query: { dry_run: 'true' } });
  return answer as DryRunResponse;
}

/** Starts a sheet's profiles, however often it is called: once. @throws ApiError */
export async function startSheet(
  client: Client,
  sheet: SentSheet,
  { skipInvalid, idempotencyKey }: { skipInvalid: boolean; idempotencyKey: string },
): Promise<EnrichResponse> {
  const query = { skip_invalid: skipInvalid ? ('true' as const) : undefined };
  return (await client.call('uploadSheet', { body: formOf(sheet), query, idempotencyKey })) as EnrichResponse;
}

/** The fields come before the file, so that the server knows them when it starts to read the file. */
function formOf({ name, bytes, columns, profileColumn }: SentSheet): FormData {
  const form = new FormData();
  form.set('columns', JSON.stringify(columns));
  if (profileColumn !== null) form.set('mapping', JSON.stringify({ [profileColumn]: 'linkedin_url' }));
  form.set('file', new Blob([bytes]), name);
  return form;
}
