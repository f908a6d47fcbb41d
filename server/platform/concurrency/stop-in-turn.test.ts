import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopInTurn } from './stop-in-turn.ts';

/** Parts that write down when they begin to stop, and take so many milliseconds for it; `null` is for ever. */
function stopping(...times: (number | null)[]) {
  const begun: number[] = [];
  const parts = times.map((ms, at) => ({
    name: `part ${at}`,
    async stop() {
      begun.push(at);
      await (ms === null ? new Promise<void>(() => {}) : delay(ms));
    },
  }));
  const lines: string[] = [];
  const write = ({ part }: { part: string }, text: string) => void lines.push(`${part} ${text}`);
  const log = { warn: write, error: write } as never;
  return { parts, begun, lines, options: { limitMs: 30_000, reserveMs: 50, log } };
}

test('each is stopped when the one before it has', async () => {
  const { parts, begun, lines, options } = stopping(20, 0, 1);
  await stopInTurn(parts, options);
  expect([begun, lines]).toEqual([[0, 1, 2], []]);
});

test('one that waits for ever is left, and those after it are stopped all the same', async () => {
  const { parts, begun, lines, options } = stopping(null, 0, null);
  await stopInTurn(parts, { ...options, limitMs: 300 });
  expect(begun).toEqual([0, 1, 2]);
  expect(lines).toEqual(['part 0', 'part 2'].map((name) => expect.stringMatching(`^${name} did not stop in time`)));
});

test('one that fails keeps nobody from stopping', async () => {
  const { parts, begun, lines, options } = stopping(0, 0);
  parts[0]!.stop = () => Promise.reject(new Error('no'));
  await stopInTurn(parts, options);
  expect([begun, lines]).toEqual([[1], ['part 0 did not stop cleanly']]);
});
