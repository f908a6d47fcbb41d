import type { ParameterId } from '../../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../../shared/contract/enrichment.ts';
import type { ColumnMapping } from '../../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { api } from '../../../api/client.ts';
import { sendOnce } from './idempotent-attempt.ts';

/**
 * POST /api/excel/upload?dry_run=true: what the upload would do; nothing is started or charged.
 * @param mapping what the columns hold; null as they are recognised
 */
export async function previewSheet(
  file: File,
  mapping: ColumnMapping | null,
  signal?: AbortSignal,
): Promise<DryRunResponse> {
  const answer = await api('uploadSheet', { body: formOf(file, { mapping }), query: { dry_run: 'true' }, signal });
  return answer as DryRunResponse;
}

/** A start of a sheet's profiles. */
export interface SheetStart {
  file: File;
  /** What its columns hold, which is remembered; null as they are recognised or remembered. */
  mapping: ColumnMapping | null;
  /** Skips rows that are not profiles instead of refusing the whole sheet. */
  skipInvalid: boolean;
}

/** POST /api/excel/upload: starts the sheet's profiles. @throws ApiError */
export function uploadSheet(
  { file, mapping, skipInvalid }: SheetStart,
  columns: ParameterId[],
): Promise<EnrichResponse> {
  const fingerprint = JSON.stringify([file.name, file.size, file.lastModified, columns, mapping, skipInvalid]);
  return sendOnce(fingerprint, async (key) => {
    const answer = await api('uploadSheet', {
      body: formOf(file, { columns, mapping }),
      query: { skip_invalid: skipInvalid ? 'true' : undefined },
      idempotencyKey: key,
    });
    return answer as EnrichResponse;
  });
}

/** The fields come before the file, so that the server knows them when it starts to read the file. */
function formOf(file: File, fields: { columns?: ParameterId[]; mapping: ColumnMapping | null }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, JSON.stringify(value));
  form.set('file', file);
  return form;
}
