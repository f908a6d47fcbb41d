import { describe, expect, it } from 'vitest';
import type { Job, JobErrorCode } from '../../../../shared/contract/enrichment.ts';
import { sampleJob } from '../../../../tests/support/material/sample-job.ts';
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
    [
      'running: the count and the percentage are of what was asked for',
      { progress: 20, total_parameters_requested: 4, completed: 2, failed: 1 },
      true,
      { counter: '3/4 Parameters · 75%', percent: 75, spoken: '3 of 4 parameters so far' },
    ],
    [
      'running, with everything asked for',
      { progress: 25, total_parameters_requested: 46, completed: 10, failed: 2 },
      true,
      { counter: '12/46 Parameters · 26%', percent: 26 },
    ],
    [
      'running, and nothing is counted yet',
      { progress: 8, total_parameters_requested: 4 },
      true,
      { counter: 'Extracting Parameters...', percent: 8 },
    ],
    [
      'completed',
      {
        status: 'completed',
        progress: 100,
        total_parameters_requested: 13,
        completed: 10,
        failed: 2,
        skipped_parameters: ['tag'],
      },
      true,
      {
        title: 'Enrichment Complete!',
        subtext: 'Enrichment completed successfully!',
        counter: '13/13 Parameters · 100%',
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
        counter: null,
        percent: 0,
      },
    ],
    [
      'cancelled',
      { status: 'cancelled', progress: -1 },
      true,
      { title: 'Enrichment Cancelled', subtext: 'Enrichment was cancelled.', counter: null, percent: 0 },
    ],
  ])('%s', (_, job, connected, texts) =>
    expect(progressTexts(job ? sampleJob(job) : undefined, connected)).toMatchObject(texts),
  );

  it.each<[JobErrorCode | null, boolean]>([
    ['source_unavailable', true],
    ['source_rate_limited', true],
    ['source_answer_unreadable', true],
    ['not_finished', true],
    [null, true],
    ['profile_not_found', false],
    ['source_quota_exceeded', false],
    ['source_spending_limit', false],
    ['source_paused', false],
    ['source_credentials_refused', false],
    ['source_refused_profile', false],
    ['source_wrong_person', false],
  ])('asks to try again only where that may help: %s', (error_code, again) =>
    expect(progressTexts(sampleJob({ status: 'failed', error_code }), true).subtext).toBe(
      again ? 'Enrichment failed. Please try again.' : 'Enrichment failed.',
    ),
  );
});
