import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/toast.tsx';
import { downloadSample } from './download-sample.ts';

afterEach(() => vi.unstubAllGlobals());

test('says so when the sample sheet does not come', async () => {
  const shown = vi.spyOn(toast, 'error').mockImplementation(() => '');
  vi.stubGlobal('fetch', async () => new Response('{"success":false,"error":"Broken"}', { status: 500 }));
  await downloadSample();
  expect(shown).toHaveBeenCalledExactlyOnceWith('Failed to download sample file');
});
