import type { BatchResponse, Counts, Job } from '../../../shared/contract/enrichment.ts';

/** A running job as the server answers it, for tests. */
export function sampleJob(change: Partial<Job> = {}): Job {
  return {
    job_id: 'j1',
    batch_id: 'b1',
    user_id: 'u1',
    linkedin_url: 'https://www.linkedin.com/in/asha-rao-0001',
    status: 'running',
    progress: 10,
    message: 'Gathering',
    columns: ['firstName', 'jobTitle'],
    total_parameters_requested: 2,
    completed: 0,
    failed: 0,
    credits_used: 0,
    result: {},
    provenance: {},
    fit: null,
    feedback: {},
    successful_parameters: [],
    failed_parameters: [],
    skipped_parameters: [],
    error: null,
    error_code: null,
    created_at: '2026-11-20T10:00:00.000Z',
    started_at: '2026-11-20T10:00:01.000Z',
    finished_at: null,
    ...change,
  };
}

/** A page of a batch, for tests. */
export function samplePage(jobs: Job[], counts: Partial<Counts> = {}): BatchResponse {
  return {
    success: true,
    batch: {
      batch_id: 'b1',
      created_at: '2026-11-20T10:00:00.000Z',
      total: jobs.length,
      columns: ['firstName', 'jobTitle'],
      counts: { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0, ...counts },
      credits_held: 0,
      credits_used: 0,
    },
    jobs,
    pagination: { page: 1, page_size: 10, total_count: jobs.length },
    next_cursor: null,
  };
}
