import { apiFile } from '../../../api/client.ts';
import { toast } from '../../../ui/toast.tsx';

/** GET /api/excel/sample, saved as sample.xlsx. */
export async function downloadSample(): Promise<void> {
  try {
    const address = URL.createObjectURL(await apiFile('downloadSampleSheet'));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'sample.xlsx';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch {
    toast.error('Failed to download sample file');
  }
}
