import type { Job } from '../../shared/contract/enrichment.ts';
import { mergeHeadings } from '../../shared/merge-headings.ts';

/** A job in the parts that are written; as a line of JSON it is written as it stands, as in the downloads of the page. */
export type ResultRow = Pick<Job, 'job_id' | 'linkedin_url' | 'moved_to' | 'status' | 'error' | 'extra' | 'result'>;

export function toResultRow({ job_id, linkedin_url, moved_to, status, error, extra, result }: Job): ResultRow {
  return {
    job_id,
    linkedin_url,
    ...(moved_to !== undefined && { moved_to }),
    status,
    error,
    ...(extra && { extra }),
    result,
  };
}

/** Headings of the user's columns, in the order of their sheet. */
export function headingsOf(rows: readonly ResultRow[]): string[] {
  const lists = new Map<string, string[]>();
  for (const { extra } of rows) {
    if (!extra) continue;
    const headings = Object.keys(extra);
    lists.set(headings.join('\n'), headings);
  }
  return mergeHeadings([...lists.values()]);
}
