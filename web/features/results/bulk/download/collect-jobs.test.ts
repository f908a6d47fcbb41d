import { describe, expect, it } from 'vitest';
import { sampleJob, samplePage } from '../../../../../tests/support/material/sample-job.ts';
import { collectJobs } from './collect-jobs.ts';

/** A server with `total` jobs in pages of 3, later pages answering sooner. */
function pagesOf(total: number) {
  const asked: number[] = [];
  const readPage = async (page: number) => {
    asked.push(page);
    await new Promise((resolve) => setTimeout(resolve, 12 - page));
    const ids = Array.from({ length: total }, (_, index) => `j${index}`).slice((page - 1) * 3, page * 3);
    const answer = samplePage(ids.map((job_id) => sampleJob({ job_id })));
    return { ...answer, pagination: { page, page_size: 3, total_count: total } };
  };
  return { asked, readPage };
}

describe('collecting the jobs of a batch', () => {
  it.each([
    [0, 1],
    [3, 1],
    [4, 2],
    [20, 7],
  ])('of %i in %i pages keeps the order and asks for each page once', async (total, pageCount) => {
    const { asked, readPage } = pagesOf(total);
    const progress: number[] = [];
    const { jobs } = await collectJobs(readPage, (collected) => progress.push(collected));
    expect(jobs.map((job) => job.job_id)).toEqual(Array.from({ length: total }, (_, index) => `j${index}`));
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
    expect(progress.at(-1)).toBe(total);
  });

  it('fails when a page fails', async () => {
    const { readPage } = pagesOf(20);
    const failing = (page: number) => (page === 4 ? Promise.reject(new Error('gone')) : readPage(page));
    await expect(collectJobs(failing, () => {})).rejects.toThrow('gone');
  });
});
