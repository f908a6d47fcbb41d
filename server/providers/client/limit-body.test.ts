import { expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const responses = (text: string) => limitBody(new Response(text, { status: 201, headers: { 'x-kept': 'yes' } }), 10);

test('a body within the limit comes as it is, with status and headers', async () => {
  const response = responses('0123456789');
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([201, 'yes', '0123456789']);
});

test('a longer one breaks off', async () => {
  await expect(responses('0123456789a').text()).rejects.toThrow('longer than 10 bytes');
});

test('no body is no trouble', async () => {
  expect(await limitBody(new Response(null, { status: 204 }), 10).text()).toBe('');
});
