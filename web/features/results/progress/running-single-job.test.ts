import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/material/memory-storage.ts';
import { clearRunningSingleJob, readRunningSingleJob, saveRunningSingleJob } from './running-single-job.ts';

describe('the running single job', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  it('stands under the key of the specification until it is cleared', () => {
    saveRunningSingleJob('j1', 7);
    expect(JSON.parse(localStorage.getItem('running_single_enrich_job') ?? '')).toEqual({ jobId: 'j1', startedAt: 7 });
    expect(readRunningSingleJob()).toEqual({ jobId: 'j1', startedAt: 7 });
    clearRunningSingleJob('j1');
    expect(readRunningSingleJob()).toBeNull();
  });

  it('leaves a newer job alone when an older one ends', () => {
    saveRunningSingleJob('j2', 8);
    clearRunningSingleJob('j1');
    expect(readRunningSingleJob()?.jobId).toBe('j2');
  });

  it('drops a record that cannot be read', () => {
    localStorage.setItem('running_single_enrich_job', '{"jobId":3}');
    expect(readRunningSingleJob()).toBeNull();
    expect(localStorage.getItem('running_single_enrich_job')).toBeNull();
  });
});
