import { expect, test, vi } from 'vitest';
import type { PeopleSearch } from '../providers/people-search.ts';
import { type CallPriority, callPriority } from '../providers/rate-limiter/call-priority.ts';
import { PermitRefused } from '../providers/rate-limiter/permit-refused.ts';
import { SourceError } from '../providers/source-error.ts';
import { findPeople } from './find-people.ts';
import { readIntent } from './intent/read-intent.ts';

const log = { warn: vi.fn() } as never;
const query = readIntent('CFOs in Pune');
const suppressions = { filter: async () => new Set() } as never;
const searching = (find: PeopleSearch['find']) =>
  findPeople({ source: { id: 'network', find }, suppressions, userId: 'u', log }, query);

test('a search goes before enrichment, and waits a quarter of a minute for its turns', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let seen: CallPriority | undefined;
    await searching(async () => {
      seen = callPriority();
      return null;
    });
    expect(seen).toEqual({ interactive: true, rank: 0, user: 'u', waitUntil: Date.now() + 15_000 });
  } finally {
    vi.useRealTimers();
  }
});

const HOUR = 3_600_000;
test.each<[string, SourceError, string, number | undefined]>([
  [
    'its turn did not come',
    new PermitRefused('rate-limited', 'Too many calls are waiting.'),
    'The account that people are searched with is busy, and your search did not get its turn in time. Please try again in a minute.',
    60,
  ],
  [
    'the calls of the day are used up',
    new PermitRefused('quota', 'Used up.', { retryAfterMs: 10.5 * HOUR }),
    'The searches of today are used up. Please try again in 11 hours.',
    37_800,
  ],
  [
    'calls are paused',
    new PermitRefused('rate-limited', 'Asked for patience.', { retryAfterMs: 5 * 60_000 - 500 }),
    'Please try again in 5 minutes.',
    300,
  ],
  ['the source is down', new SourceError('unavailable', 'Down.'), 'Please try again in a minute.', 60],
  [
    'the account does not work',
    new SourceError('credentials', 'Refused.'),
    'Please tell whoever runs this installation: its account for searching people does not work.',
    undefined,
  ],
  [
    'the question was not accepted',
    new SourceError('refused', 'Refused.'),
    'Please put your search in other words.',
    undefined,
  ],
])('says what to do, and when: %s', async (_why, error, details, retryAfter) => {
  await expect(searching(() => Promise.reject(error))).rejects.toMatchObject({
    code: 'search_unavailable',
    details,
    retryAfter,
    cause: error,
  });
});
