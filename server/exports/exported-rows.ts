import type { Kysely } from 'kysely';
import type { Job } from '../../shared/contract/enrichment.ts';
import type { ExportChoice } from '../../shared/export-choices.ts';
import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { UploadedCell } from '../enrichment/uploaded-cell.ts';
import { readAhead, readPages } from '../platform/database/read-pages.ts';
import type { DB } from '../platform/database/tables.ts';
import { namesInJob } from '../suppression/list-identifiers.ts';
import { SUPPRESSED, type SuppressionList } from '../suppression/suppression-list.ts';
import type { ExportRow } from './cells-of-row.ts';
import { type ExportedJob, listJobsAfter } from './exports-store.ts';

/** With 46 values each, a quarter of a megabyte: what the event loop passes on within a millisecond or two. */
const JOBS_A_PAGE = 50;

/**
 * The rows of a file in the order of the request, a page at a time; the next page is read while one is written. Plain files have every
 * profile, those for importers the completed ones.
 */
export async function* pagesOfRows(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  userId: string,
  batchId: string,
  { layout, sources }: ExportChoice,
): AsyncGenerator<ExportRow[]> {
  const page = { limit: JOBS_A_PAGE, provenance: sources };
  const pages = readPages(JOBS_A_PAGE, (last?: ExportedJob) => listJobsAfter(db, batchId, last, page));
  for await (const jobs of readAhead(pages)) {
    const listed = await suppressions.filter(userId, jobs, namesOf);
    const rows = jobs.flatMap((job): ExportRow | [] => {
      if (layout === 'plain') return listed.has(job) ? withheld(job) : toRow(job);
      return listed.has(job) || job.status !== 'completed' ? [] : toRow(job);
    });
    if (rows.length > 0) yield rows;
  }
}

/** The job as a row of a file. */
export function toRow(job: ExportedJob): ExportRow {
  return {
    job_id: job.id,
    linkedin_url: canonicalProfileUrl(job.slug),
    ...(job.moved_to !== null && { moved_to: canonicalProfileUrl(job.moved_to) }),
    status: job.status,
    error: job.error,
    result: job.result,
    extra: job.extra,
    provenance: job.provenance,
  };
}

/** The row without anything about the person. */
function withheld({ id, slug, status }: ExportedJob): ExportRow {
  const nothing = { result: null, extra: null, provenance: null };
  return { job_id: id, linkedin_url: canonicalProfileUrl(slug), status, error: SUPPRESSED.text, ...nothing };
}

/** By what the person may be listed. Parses what the job holds: only asked while anybody is listed. */
export function namesOf(job: ExportedJob): ReturnType<typeof namesInJob> {
  const cells: UploadedCell[] = job.extra ? JSON.parse(job.extra) : [];
  const result: Job['result'] = job.result ? JSON.parse(job.result) : {};
  return namesInJob({
    linkedin_url: canonicalProfileUrl(job.slug),
    ...(job.moved_to !== null && { moved_to: canonicalProfileUrl(job.moved_to) }),
    result,
    extra: Object.fromEntries(cells.map(([heading, text]) => [heading, text])),
  });
}
