import type { ParameterId } from '../../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../../shared/contract/enrichment.ts';
import type { ColumnMapping } from '../../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { api } from '../../../api/client.ts';
import { isShared, type SheetSource } from '../sheet/sheet-source.ts';
import { sendOnce } from './idempotent-attempt.ts';

/**
 * POST /api/excel/upload or /api/google-sheets with ?dry_run=true: what the upload would do; nothing is started or charged.
 * @param mapping what the columns hold; null as they are recognised
 */
export async function previewSheet(
  source: SheetSource,
  mapping: ColumnMapping | null,
  signal?: AbortSignal,
): Promise<DryRunResponse> {
  const query = { dry_run: 'true' } as const;
  const answer = isShared(source)
    ? await api('enrichGoogleSheet', { body: { url: source.url, ...(mapping && { mapping }) }, query, signal })
    : await api('uploadSheet', { body: formOf(source, { mapping }), query, signal });
  return answer as DryRunResponse;
}

/** A start of a sheet's profiles. */
export interface SheetStart {
  source: SheetSource;
  /** What its columns hold, which is remembered; null as they are recognised or remembered. */
  mapping: ColumnMapping | null;
  /** Skips rows that are not profiles instead of refusing the whole sheet. */
  skipInvalid: boolean;
}

/** POST /api/excel/upload or /api/google-sheets: starts the sheet's profiles. @throws ApiError */
export function uploadSheet(
  { source, mapping, skipInvalid }: SheetStart,
  columns: ParameterId[],
): Promise<EnrichResponse> {
  const which = isShared(source) ? [source.url] : [source.name, source.size, source.lastModified];
  const fingerprint = JSON.stringify([...which, columns, mapping, skipInvalid]);
  return sendOnce(fingerprint, async (key) => {
    const rest = { query: { skip_invalid: skipInvalid ? ('true' as const) : undefined }, idempotencyKey: key };
    const answer = isShared(source)
      ? await api('enrichGoogleSheet', { body: { url: source.url, columns, ...(mapping && { mapping }) }, ...rest })
      : await api('uploadSheet', { body: formOf(source, { columns, mapping }), ...rest });
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
