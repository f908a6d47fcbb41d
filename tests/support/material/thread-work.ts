import { threadId } from 'node:worker_threads';
import { DomainError } from '../../../server/platform/domain-error.ts';
import { threadWork } from '../../../server/platform/threads/thread-work.ts';

export type Task =
  | { kind: 'where' }
  | { kind: 'spin' }
  | { kind: 'sleep'; ms: number }
  | { kind: 'fill' }
  | { kind: 'fail' }
  | { kind: 'refuse' }
  | { kind: 'measure'; bytes: Uint8Array };

/** Work for the tests: says where it runs, never ends, waits without working, needs all memory, fails, or refuses. */
export default threadWork((task: Task): number => {
  switch (task.kind) {
    case 'where':
      return threadId;
    case 'spin':
      for (;;);
    case 'sleep':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.ms);
      return threadId;
    case 'fill': {
      const kept: object[] = [];
      for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
    }
    case 'fail':
      throw new TypeError('no work');
    case 'refuse':
      throw new DomainError('upload_damaged', { details: 'Page 3 is missing.', cause: new Error('cannot be sent') });
    case 'measure':
      return task.bytes.byteLength;
  }
});
