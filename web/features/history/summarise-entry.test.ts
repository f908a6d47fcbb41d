import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import { historyStatus, summarise } from './summarise-entry.ts';

const item = (status: JobStatus, credits_used: number) => ({
  job_id: 'a',
  linkedin_url: 'https://www.linkedin.com/in/a',
  total_parameters_requested: 10,
  credits_used,
  status,
});
const none = { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0 };

describe('summarise', () => {
  it('says how many profiles and credits it has and the status of the first', () => {
    const counts = { ...none, completed: 9_999, failed: 1 };
    const entry = { total: 10_000, credits_used: 42, counts, result: [item('failed', 0), item('completed', 9)] };
    expect(summarise(entry)).toEqual({ profiles: 10_000, credits: 42, status: 'failed', unfinished: false });
  });

  it('is completed by default', () => {
    const entry = { total: 0, credits_used: 0, counts: none, result: [] };
    expect(summarise(entry)).toEqual({ profiles: 0, credits: 0, status: 'completed', unfinished: false });
  });

  it.each(['pending', 'running'] as const)(
    'is unfinished while any profile is %s, though the first has ended',
    (state) => {
      const counts = { ...none, completed: 1, [state]: 1 };
      const entry = { total: 2, credits_used: 9, counts, result: [item('completed', 9)] };
      expect(summarise(entry)).toMatchObject({ status: 'completed', unfinished: true });
    },
  );

  it.each([
    ['pending', 'progress'],
    ['running', 'progress'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    [undefined, 'completed'],
  ] as const)('shows %s as %s', (status, shown) => expect(historyStatus(status)).toBe(shown));
});
