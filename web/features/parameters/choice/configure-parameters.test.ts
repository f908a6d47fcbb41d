import { afterEach, expect, test, vi } from 'vitest';
import { configureParameters } from './configure-parameters.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = async (status: number) =>
  new Response(JSON.stringify({ success: false, error: 'Not in the catalogue' }), { status });

test.each([
  ['the server refuses the choice', () => refuse(400), 'Failed to save parameters'],
  ['the server breaks', () => refuse(500), 'An error occurred while saving parameters'],
  [
    'the server cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'An error occurred while saving parameters',
  ],
])('says so when %s', async (_why, fetched, message) => {
  vi.stubGlobal('fetch', fetched);
  await expect(configureParameters(['firstName'])).rejects.toThrow(new Error(message));
});

test('sends the ids that were chosen', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{"success":true}'));
  vi.stubGlobal('fetch', fetched);
  await configureParameters(['firstName', 'tag']);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/parameters/configure');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"selected_parameters":["firstName","tag"]}',
  });
});
