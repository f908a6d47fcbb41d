import { z } from 'zod';
import { openDatabase } from '../../server/platform/database/database.ts';
import { declareJob, startQueue } from '../../server/platform/queue/queue.ts';

const emptyJob = declareJob({ name: 'bench-empty', payload: z.object({ n: z.number() }) });
const log = { warn() {}, error() {} };

/** How many queue entries a second are taken and done when there is nothing to do in them, with the settings Leadlight uses. */
export async function measureEmptyDrain(databaseUrl: string, count = 10_000): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  const queue = await startQueue({ url: databaseUrl, log, jobs: [emptyJob], works: true });
  await db.transaction().execute((tx) =>
    queue.enqueue(
      tx,
      emptyJob,
      Array.from({ length: count }, (_, n) => ({ payload: { n } })),
    ),
  );
  const { promise: drained, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const began = performance.now();
  await queue.work(emptyJob, async (messages) => {
    done += messages.length;
    if (done >= count) resolve();
  });
  await drained;
  const seconds = (performance.now() - began) / 1000;
  await queue.stop(2_000);
  await db.destroy();
  return count / seconds;
}
