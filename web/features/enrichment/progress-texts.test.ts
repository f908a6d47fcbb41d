import { describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { sampleJob } from '../../api/live/sample-job.fixture.ts';
import { progressTexts } from './progress-texts.ts';

describe('the words of the progress modal', () => {
  it.each<[string, Partial<Job> | null, boolean, Partial<ReturnType<typeof progressTexts>>]>([
    [
      'not read yet, no connection',
      null,
      false,
      {
        title: 'Enriching Profile...',
        subtext: 'Connecting to server...',
        counter: 'Extracting Parameters...',
        percent: 0,
      },
    ],
    [
      'waiting',
      { status: 'pending', progress: 0 },
      true,
      {
        title: 'Enriching Profile...',
        subtext: 'This will take just a few seconds',
        counter: 'Extracting Parameters...',
      },
    ],
    ['running', { progress: 50, completed: 10, failed: 2 }, true, { counter: '12/46 Parameters', percent: 50 }],
    [
      'completed',
      { status: 'completed', progress: 100, completed: 10, failed: 2, skipped_parameters: ['tag'] },
      true,
      {
        title: 'Enrichment Complete!',
        subtext: 'Enrichment completed successfully!',
        counter: '13/46 Parameters',
        percent: 100,
      },
    ],
    [
      'failed',
      { status: 'failed', progress: -1, failed: 12 },
      false,
      {
        title: 'Enrichment Failed',
        subtext: 'Enrichment failed. Please try again.',
        counter: '0/46 Parameters',
        percent: 0,
      },
    ],
    [
      'cancelled',
      { status: 'cancelled', progress: -1 },
      true,
      { title: 'Enrichment Cancelled', subtext: 'Enrichment was cancelled.' },
    ],
  ])('%s', (_, job, connected, texts) =>
    expect(progressTexts(job ? sampleJob(job) : undefined, connected)).toMatchObject(texts),
  );
});
