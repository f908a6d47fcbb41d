import { apiFile } from '../../../api/client.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';

/** GET /api/excel/sample, saved as sample.xlsx. */
export async function downloadSample(): Promise<void> {
  try {
    saveFile(await apiFile('downloadSampleSheet'), 'sample.xlsx');
  } catch {
    toast.error('Failed to download sample file');
  }
}
