import { DomainError } from '../../platform/domain-error.ts';
import { createThreadPool, ThreadOverrun, threadFile } from '../../platform/threads/thread-pool.ts';
import { toTransferable } from '../../platform/threads/to-transferable.ts';
import type { ReadBody } from './read-body.ts';
import type { LargeBody } from './read-body-task.ts';

const READ_BODY = threadFile<typeof import('./read-body-task.ts')>(new URL('./read-body-task.ts', import.meta.url));
const threads = createThreadPool({
  ...{ threads: 2, perKey: 1, heapMb: 256 },
  // A large one takes a second or two: nobody waits for a minute.
  mostWaiting: { inAll: 60, perKey: 10 },
});
/** 10,000 entries that each name all parameters take half a second. */
const DEADLINE_MS = 10_000;

/**
 * Reads the body of a request about very many profiles, in a thread: parsing it would hold everybody else up, and brackets in
 * brackets by the million are made to.
 * @param body JSON; it is handed over to the thread and empty afterwards
 * @throws DomainError malformed_request, validation_failed, unknown_parameters; what `signal` says
 */
export async function readLargeBody(
  body: Buffer,
  { userId, signal, ...options }: Omit<LargeBody, 'json'> & { userId: string; signal: AbortSignal },
): Promise<ReadBody> {
  const json = toTransferable(body);
  const call = { key: userId, signal, deadlineMs: DEADLINE_MS, transfer: [json.buffer] };
  return threads.run(READ_BODY, { ...options, json }, call).catch((error: unknown) => {
    if (!(error instanceof ThreadOverrun)) throw error;
    const details = 'Reading it took more time or memory than a request of this size should.';
    throw new DomainError('malformed_request', { details, cause: error });
  });
}
