import { listStrandedJobs } from '../enrichment/running/recovery/stranded-job-store.ts';
import { listStrandedPushes } from '../hubspot/pushes-store.ts';
import type { Database } from '../platform/database/database.ts';
import { countOf, type Finding, nameSome } from './finding.ts';
import { hasQueue, readQueue } from './stores/queue-store.ts';

/** Seconds after which a waiting entry is worth a look: a worker takes one within a few. */
const LONG_WAIT = 600;

/** Whether the queue is there, moves, and has an entry for every profile and every push to HubSpot that has not ended. */
export async function checkQueue(db: Database): Promise<Finding[]> {
  if (!(await hasQueue(db))) {
    return [
      {
        verdict: 'look at this',
        text: 'its tables are not there yet.',
        todo: 'The next start of Leadlight makes them.',
      },
    ];
  }
  const findings: Finding[] = [];
  const stranded = await listStrandedJobs(db);
  if (stranded.length > 0) {
    const batches = [...new Set(stranded.map(({ batch }) => batch))];
    findings.push({
      verdict: 'broken',
      text: `${countOf(stranded.length, 'profile')} of ${countOf(batches.length, 'request')} wait without an entry in the queue: requests ${nameSome(batches)}.`,
      todo: 'Start Leadlight, or a worker: it puts them into the queue again at once, and every five minutes. If one runs, its log says what stands in the way.',
    });
  }
  const pushes = await listStrandedPushes(db);
  if (pushes.length > 0) {
    const batches = pushes.map(({ batch_id }) => batch_id);
    findings.push({
      verdict: 'broken',
      text: `${countOf(pushes.length, 'push', 'pushes')} to HubSpot ${pushes.length === 1 ? 'waits' : 'wait'} without an entry in the queue: requests ${nameSome(batches)}.`,
      todo: '--repair puts them into the queue again; until then these results cannot be pushed.',
    });
  }
  const { waiting, running, oldest } = await readQueue(db);
  const text = `${countOf(waiting, 'entry', 'entries')} waiting, ${running} running.`;
  if (oldest !== null && oldest > LONG_WAIT) {
    findings.push({
      verdict: 'look at this',
      text: `${text} The oldest has waited for ${countOf(Math.round(oldest / 60), 'minute')}.`,
      todo: 'Is Leadlight, or a worker, running? If so, there are too few workers or a source is slow: see its log.',
    });
  } else findings.push({ verdict: 'ok', text });
  return findings;
}
