import { expect, test, vi } from 'vitest';
import { cacheReadings } from './cache-readings.ts';
import type { UploadReading } from './read-upload.ts';

function open(packedBytes = 10) {
  const read = vi.fn(
    async (bytes: Buffer): Promise<UploadReading> => ({
      rows: 1,
      column: { index: 0, letter: 'A', name: 'A' },
      headers: ['Note'],
      duplicates: 0,
      givenValues: 0,
      rejected: [],
      notes: [],
      columns: [],
      mapping: { A: 'linkedin_url' },
      mappingFrom: 'recognised',
      meanings: [null],
      remember: null,
      profiles: [{ url: bytes.toString(), row: 1 }],
      packed: [new Uint8Array(packedBytes)],
    }),
  );
  return { read, remembered: cacheReadings(read) };
}
const file = Buffer.from('a file');

test('the start after a dry run reads nothing again', async () => {
  const { read, remembered } = open();
  const shown = await remembered(file, { userId: 'ann', countGiven: ['firstName'] });
  expect(await remembered(Buffer.from(file), { userId: 'ann' })).toEqual(shown);
  expect(await remembered(Buffer.from(file), { userId: 'ann', countGiven: ['firstName'] })).toEqual(shown);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['another file', Buffer.from('a File'), { userId: 'ann' }],
  ['another user', file, { userId: 'bob' }],
  ['other parameters to count', file, { userId: 'ann', countGiven: ['lastName' as const] }],
  ['a mapping given', file, { userId: 'ann', mappings: { given: [['B', 'linkedin_url']] as const } }],
  [
    'a mapping remembered',
    file,
    { userId: 'ann', mappings: { remembered: new Map([['0f', [['B', 'linkedin_url']] as const]]) } },
  ],
])('%s is read', async (_, bytes, options) => {
  const { read, remembered } = open();
  await remembered(file, { userId: 'ann' });
  await remembered(bytes, options);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what could not be read is read again', async () => {
  const { read, remembered } = open();
  read.mockRejectedValueOnce(new Error('cut off'));
  await expect(remembered(file, { userId: 'ann' })).rejects.toThrow('cut off');
  await remembered(file, { userId: 'ann' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that holds very much is not kept, and keeps nothing else out', async () => {
  const { read, remembered } = open(40 * 1024 * 1024);
  await remembered(file, { userId: 'ann' });
  await remembered(file, { userId: 'ann' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('the files used longest ago make room', async () => {
  const { read, remembered } = open(18 * 1024 * 1024);
  for (const name of ['one', 'two', 'three', 'four', 'one', 'four'])
    await remembered(Buffer.from(name), { userId: 'ann' });
  expect(read.mock.calls.map(([bytes]) => bytes.toString())).toEqual(['one', 'two', 'three', 'four', 'one']);
});
