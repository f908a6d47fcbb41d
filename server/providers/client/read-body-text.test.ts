import { expect, test } from 'vitest';
import { readBodyText } from './read-body-text.ts';

test('a body within the limit comes as it is, also where a chunk ends within a character', async () => {
  const bytes = new TextEncoder().encode('Zoë');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readBodyText(new Response(body), 4)).toBe('Zoë');
});

test('a longer one breaks off, and is not read to its end', async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('0123456789')),
    cancel: () => {
      isCancelled = true;
    },
  });
  await expect(readBodyText(new Response(body), 25)).rejects.toThrow('longer than 25 bytes');
  expect(isCancelled).toBe(true);
});

test('no body is no trouble', async () => {
  expect(await readBodyText(new Response(null, { status: 204 }), 10)).toBe('');
});
