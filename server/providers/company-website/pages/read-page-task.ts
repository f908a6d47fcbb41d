import { threadWork } from '../../../platform/threads/thread-work.ts';
import { decodePage } from './decode-page.ts';
import { readPage } from './read-page.ts';

export interface ReadPageTask {
  body: Uint8Array;
  contentType: string;
}

/** Reads a page, in a thread. */
export default threadWork(({ body, contentType }: ReadPageTask) => readPage(decodePage(body, contentType)));
