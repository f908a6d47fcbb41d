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

describe('summarise', () => {
  it('counts the items, adds up their credits and takes the status of the first', () => {
    const entry = { result: [item('failed', 0), item('completed', 9), item('completed', 4)] };
    expect(summarise(entry)).toEqual({ profiles: 3, credits: 13, status: 'failed' });
  });

  it('is completed by default', () => {
    expect(summarise({ result: [] })).toEqual({ profiles: 0, credits: 0, status: 'completed' });
  });

  it.each([
    ['pending', 'progress'],
    ['running', 'progress'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    [undefined, 'completed'],
  ] as const)('shows %s as %s', (status, shown) => expect(historyStatus(status)).toBe(shown));
});
