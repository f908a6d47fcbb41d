import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/material/memory-storage.ts';
import { BULK_SESSION_MAX_AGE_MS, readBulkSession, removeStaleBulkSessions, saveBulkSession } from './bulk-session.ts';

const record = {
  batchId: 'b1',
  jobIds: ['j1', 'j2'],
  urls: ['https://www.linkedin.com/in/a', 'https://www.linkedin.com/in/b'],
  totalJobs: 2,
  parametersEnriched: ['firstName'],
};

describe('bulk session records', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

  it('reads back what was saved, under bulk_{timestamp}', () => {
    const key = saveBulkSession({ ...record, createdAt: 1_700_000_000_000 });
    expect(key).toBe('bulk_1700000000000');
    expect(readBulkSession(key)).toEqual({ ...record, createdAt: 1_700_000_000_000 });
  });

  it('gives two starts of the same millisecond a key each', () => {
    const first = saveBulkSession({ ...record, createdAt: 5 });
    const second = saveBulkSession({ ...record, batchId: 'b2', createdAt: 5 });
    expect(second).not.toBe(first);
    expect(readBulkSession(first)?.batchId).toBe('b1');
    expect(readBulkSession(second)?.batchId).toBe('b2');
  });

  it.each([
    ['the parameter is missing', null],
    ['nothing stands under the key', 'bulk_1'],
    ['the key is of something else', 'advancedSearchPayload'],
  ])('answers null when %s', (_, key) => {
    sessionStorage.setItem('advancedSearchPayload', JSON.stringify({ ...record, createdAt: 1 }));
    expect(readBulkSession(key)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"jobIds":1}'],
  ])('answers null when the record is %s', (_, text) => {
    sessionStorage.setItem('bulk_1', text);
    expect(readBulkSession('bulk_1')).toBeNull();
  });

  it('reads a date text as createdAt and does without a batch id', () => {
    const { batchId, ...rest } = record;
    sessionStorage.setItem('bulk_1', JSON.stringify({ ...rest, createdAt: '2026-01-02T00:00:00.000Z' }));
    expect(readBulkSession('bulk_1')?.createdAt).toBe(Date.parse('2026-01-02T00:00:00.000Z'));
    expect(batchId).toBe('b1');
  });

  it('keeps the batch id when the lists do not fit', () => {
    vi.stubGlobal('sessionStorage', memoryStorage(400));
    const urls = Array.from({ length: 100 }, (_, index) => `https://www.linkedin.com/in/person-${index}`);
    const key = saveBulkSession({ ...record, urls });
    expect(readBulkSession(key)).toMatchObject({ batchId: 'b1', jobIds: ['j1'], urls: [], totalJobs: 2 });
  });

  it('removes records older than 24 hours and unreadable ones, and nothing else', () => {
    const now = 10 * BULK_SESSION_MAX_AGE_MS;
    const old = saveBulkSession({ ...record, createdAt: now - BULK_SESSION_MAX_AGE_MS - 1 });
    const fresh = saveBulkSession({ ...record, createdAt: now - BULK_SESSION_MAX_AGE_MS });
    sessionStorage.setItem('bulk_broken', 'x');
    sessionStorage.setItem('advancedSearchPayload', '{}');
    removeStaleBulkSessions(now);
    expect(readBulkSession(old)).toBeNull();
    expect(readBulkSession(fresh)).not.toBeNull();
    expect(sessionStorage.getItem('bulk_broken')).toBeNull();
    expect(sessionStorage.getItem('advancedSearchPayload')).toBe('{}');
  });
});
