import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { sampleJob } from '../../../../../tests/support/material/sample-job.ts';
import { cellContent, progressText, rowReason } from './cell-content.ts';

describe('a cell of the bulk table', () => {
  it.each<[string, Partial<Job>, string, string]>([
    ['running, no value yet', { status: 'running' }, 'Processing...', 'processing'],
    ['waiting', { status: 'pending' }, 'Processing...', 'processing'],
    ['running, value there', { status: 'running', result: { jobTitle: 'Buyer' } }, 'Buyer', 'value'],
    ['completed without a value', { status: 'completed' }, 'N/A', 'missing'],
    ['completed with no', { status: 'completed', result: { jobTitle: false } }, 'No', 'value'],
  ])('%s', (_, job, text, kind) => expect(cellContent(sampleJob(job), 'jobTitle')).toEqual({ text, kind }));
});

it.each<[Partial<Job>, string]>([
  [{ status: 'pending', progress: 0 }, '0%'],
  [{ status: 'running', progress: 45 }, '45%'],
  [{ status: 'completed', progress: 100 }, 'Completed'],
  [{ status: 'failed', progress: -1 }, 'Failed'],
  [{ status: 'cancelled', progress: -1 }, 'Cancelled'],
])('%j shows %s as progress', (job, text) => expect(progressText(sampleJob(job))).toBe(text));

it.each<[string, Partial<Job>, string | null]>([
  ['failed', { status: 'failed', error: 'Profile not found' }, 'Profile not found. Nothing was charged.'],
  [
    'failed, and the reason says what was charged',
    { status: 'failed', error: 'The source did not answer. Nothing was charged; try again later.' },
    'The source did not answer. Nothing was charged; try again later.',
  ],
  ['failed, with a full stop', { status: 'failed', error: 'Gone.' }, 'Gone. Nothing was charged.'],
  ['cancelled', { status: 'cancelled' }, 'Cancelled before it was done. Nothing was charged.'],
  ['completed', { status: 'completed' }, null],
  ['running', { status: 'running' }, null],
])('the reason of a row that %s', (_, job, reason) => expect(rowReason(sampleJob(job))).toBe(reason));
