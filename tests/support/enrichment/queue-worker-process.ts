import { setTimeout as delay } from 'node:timers/promises';
import { startQueue } from '../../../server/platform/queue/queue.ts';
import { countedJob } from './counted-job.ts';

/** A worker of its own process: says which message it has, and then takes long over it. */
const [url = ''] = process.argv.slice(2);
const log = { warn: console.error, error: console.error };
const queue = await startQueue({ url, log, jobs: [countedJob], works: true });
await queue.work(countedJob, async (messages) => {
  process.stdout.write(`${JSON.stringify(messages.map(({ payload }) => payload.n))}\n`);
  await delay(120_000);
});
