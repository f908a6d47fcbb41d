import { expect, test } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { sendOnce } from './idempotent-attempt.ts';

async function keysOf(...attempts: [fingerprint: string, outcome: Error | null][]): Promise<string[]> {
  const keys: string[] = [];
  for (const [fingerprint, outcome] of attempts) {
    await sendOnce(fingerprint, async (key) => {
      keys.push(key);
      if (outcome) throw outcome;
    }).catch(() => undefined);
  }
  return keys;
}
const unreachable = new ApiError(0, 'unreachable');

test.each([
  [
    'an unanswered start tried again keeps its key',
    [
      ['a', unreachable],
      ['a', null],
    ],
    true,
  ],
  [
    'a gateway’s error leaves it open whether it started: same key',
    [
      ['a', new ApiError(502, 'bad gateway')],
      ['a', null],
    ],
    true,
  ],
  [
    'after a success the same start is a new one',
    [
      ['a', null],
      ['a', null],
    ],
    false,
  ],
  [
    'after a refusal it is a new one',
    [
      ['a', new ApiError(402, 'Insufficient credits')],
      ['a', null],
    ],
    false,
  ],
  [
    'another start has another key',
    [
      ['a', unreachable],
      ['b', null],
    ],
    false,
  ],
] as [string, [string, Error | null][], boolean][])('%s', async (_case, attempts, same) => {
  const [first, second] = await keysOf(...attempts);
  expect(first === second).toBe(same);
});
