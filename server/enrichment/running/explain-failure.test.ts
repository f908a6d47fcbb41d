import { expect, test, vi } from 'vitest';
import type { JobErrorCode } from '../../../shared/contract/enrichment.ts';
import { SourceError, type SourceErrorKind } from '../../providers/source-error.ts';
import { explainFailure } from './explain-failure.ts';

const NOT_FOUND = 'Profile not found. Nothing was charged.';
const MINUTES = 60_000;

/** Kind, and after how many minutes it is over where that is known. */
type Trouble = SourceErrorKind | [SourceErrorKind, number];

test.each<[string, Trouble[], JobErrorCode, string]>([
  ['nobody knows the profile', [], 'profile_not_found', NOT_FOUND],
  [
    'down, nobody knows for how long',
    ['unavailable'],
    'source_unavailable',
    'The profile source did not answer. Nothing was charged; try again later.',
  ],
  [
    'the calls of the day are used up',
    [['quota', 650]],
    'source_quota_exceeded',
    'The quota of the profile source is used up. Nothing was charged; try again after 22 November 2026 at 00:00 UTC.',
  ],
  [
    'a quota that ends nobody knows when',
    ['quota'],
    'source_quota_exceeded',
    'The quota of the profile source is used up. Nothing was charged; try again tomorrow, or ask whoever runs Leadlight.',
  ],
  [
    'a limit that the user has set',
    [['own-limit', 650]],
    'source_spending_limit',
    'Your own limit of calls to the profile source is reached; it stands on your profile page. Nothing was charged; try again after 22 November 2026 at 00:00 UTC.',
  ],
  [
    'a limit of the installation',
    [['spending-limit', 650]],
    'source_spending_limit',
    'The limit of calls to the profile source that whoever runs Leadlight has set is reached. Nothing was charged; try again after 22 November 2026 at 00:00 UTC.',
  ],
  [
    'a source that an operator has paused',
    ['paused'],
    'source_paused',
    'Whoever runs Leadlight has paused the profile source. Nothing was charged; try again later, or ask them for how long.',
  ],
  [
    'one that is paused, and another that can serve in a while',
    ['paused', ['quota', 650]],
    'source_quota_exceeded',
    'The quota of the profile source is used up. Nothing was charged; try again after 22 November 2026 at 00:00 UTC.',
  ],
  [
    'a pause',
    [['rate-limited', 9.5]],
    'source_rate_limited',
    'The profile source is asked too often at the moment. Nothing was charged; try again after 21 November 2026 at 13:20 UTC.',
  ],
  [
    'one until tomorrow, another for minutes: the other can serve first',
    [
      ['quota', 650],
      ['unavailable', 5],
    ],
    'source_unavailable',
    'The profile source did not answer. Nothing was charged; try again after 21 November 2026 at 13:15 UTC.',
  ],
  [
    'one that somebody has to mend, and one that passes by itself',
    ['credentials', ['quota', 650]],
    'source_credentials_refused',
    'The profile source does not accept our account. Nothing was charged; ask whoever runs Leadlight to check it.',
  ],
  [
    'an answer about somebody else, and one not understood',
    ['malformed', 'wrong-person'],
    'source_wrong_person',
    'The profile source answered about somebody else. Nothing was charged; try again later, or with the address that the profile has now.',
  ],
])('%s', (_what, failures, code, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:10:00.400Z'), toFake: ['Date'] });
  try {
    const errors = failures.map((trouble) => {
      const [kind, minutes] = [trouble].flat() as [SourceErrorKind, number | undefined];
      return { error: new SourceError(kind, 'x', minutes === undefined ? {} : { retryAfterMs: minutes * MINUTES }) };
    });
    expect(explainFailure(errors, NOT_FOUND)).toEqual({ code, text });
  } finally {
    vi.useRealTimers();
  }
});
