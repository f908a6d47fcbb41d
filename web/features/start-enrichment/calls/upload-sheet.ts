import type { ParameterId } from '../../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../../shared/contract/enrichment.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { api } from '../../../api/client.ts';
import { sendOnce } from './idempotent-attempt.ts';

/** POST /api/excel/upload?dry_run=true: what the upload would do; nothing is started or charged. */
export async function previewSheet(file: File, signal?: AbortSignal): Promise<DryRunResponse> {
  const answer = await api('uploadSheet', { body: formOf(file), query: { dry_run: 'true' }, signal });
  return answer as DryRunResponse;
}

/**
 * POST /api/excel/upload: starts the sheet's profiles.
 * @param skipInvalid skips rows that are not profiles instead of refusing the whole sheet
 * @throws ApiError
 */
export function uploadSheet(file: File, columns: ParameterId[], skipInvalid: boolean): Promise<EnrichResponse> {
  const fingerprint = JSON.stringify([file.name, file.size, file.lastModified, columns, skipInvalid]);
  return sendOnce(fingerprint, async (key) => {
    const answer = await api('uploadSheet', {
      body: formOf(file, columns),
      query: { skip_invalid: skipInvalid ? 'true' : undefined },
      idempotencyKey: key,
    });
    return answer as EnrichResponse;
  });
}

/** The fields come before the file, so that the server knows them when it starts to read the file. */
function formOf(file: File, columns?: ParameterId[]): FormData {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('file', file);
  return form;
}
