import type { ExportChoice } from '../../../../../shared/export-choices.ts';
import { api } from '../../../../api/client.ts';
import { saveFrom } from '../../../../ui/save-file.ts';

/** As it is downloaded without a choice: the sheet of everything. */
export const DEFAULT_CHOICE: ExportChoice = { format: 'xlsx', layout: 'plain', sources: false };

/**
 * Has the browser download the results as 'enrichment_results_{timestamp}.{format}', straight to the disk: how far it is, and whether it
 * broke off, the browser shows.
 * @throws ApiError when there is no link to be had
 */
export async function downloadResults(batchId: string, choice: ExportChoice): Promise<void> {
  const { url } = await api('createExportLink', { params: { id: batchId }, body: choice });
  saveFrom(url);
}
