import { type FetchedPage, FetchRefused } from '../../../platform/safe-fetch/safe-fetch.ts';
import { createThreadPool, type ThreadFile, ThreadOverrun, threadFile } from '../../../platform/threads/thread-pool.ts';
import { toTransferable } from '../../../platform/threads/to-transferable.ts';
import type { SiteFacts } from '../facts/extract-company-facts.ts';
import type { Page } from './read-page.ts';
import type { VisitedPage } from './visited-page.ts';

const READ_PAGE = threadFile<typeof import('./read-page-task.ts')>(new URL('./read-page-task.ts', import.meta.url));
const SUM_UP = threadFile<typeof import('../facts/extract-company-facts-task.ts')>(
  new URL('../facts/extract-company-facts-task.ts', import.meta.url),
);

/** None of one key takes both. */
const threads = createThreadPool({ threads: 2, perKey: 1, heapMb: 128 });
/** Milliseconds for one page, or for what all pages of a site say, the start of the thread with it. The largest take some hundred of them. */
const DEADLINE_MS = 10_000;

export interface PageCall {
  /** On whose behalf. */
  key: string;
  signal: AbortSignal;
}

/**
 * Works on pages in a thread: their author may have made them to take long.
 * @throws FetchRefused when it takes too long or too much memory, or `signal` ends it: the page could not be had
 */
export async function workOnPages<Task, Answer>(
  file: ThreadFile<Task, Answer>,
  task: Task,
  { key, signal }: PageCall,
  transfer: ArrayBuffer[] = [],
): Promise<Answer> {
  try {
    return await threads.run(file, task, { key, signal, deadlineMs: DEADLINE_MS, transfer });
  } catch (error) {
    if (error instanceof ThreadOverrun) throw new FetchRefused('reading it took too much', error);
    throw signal.aborted ? new FetchRefused('failed', signal.reason) : error;
  }
}

/** Reads a page that was fetched; its body is used up. @throws FetchRefused as `workOnPages` */
export type ReadFetchedPage = (found: FetchedPage, call: PageCall) => Promise<Page>;

export const readFetchedPage: ReadFetchedPage = ({ body, contentType }, call) => {
  const bytes = toTransferable(body);
  return workOnPages(READ_PAGE, { body: bytes, contentType }, call, [bytes.buffer]);
};

/** Says what the pages of a site say. @throws FetchRefused as `workOnPages` */
export function extractFactsOfPages(visited: readonly VisitedPage[], call: PageCall): Promise<SiteFacts> {
  const pages = visited.map(({ topic, page, url }) => ({ topic, page, href: url.href }));
  return workOnPages(SUM_UP, pages, call);
}
