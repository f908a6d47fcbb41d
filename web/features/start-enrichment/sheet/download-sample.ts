import { apiFile } from '../../../api/client.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toastFailure } from '../../../ui/toast-failure.tsx';

/** GET /api/excel/sample, saved as sample.xlsx. */
export async function downloadSample(): Promise<void> {
  try {
    saveFile(await apiFile('downloadSampleSheet'), 'sample.xlsx');
  } catch (failure) {
    toastFailure('Failed to download sample file', failure);
  }
}
