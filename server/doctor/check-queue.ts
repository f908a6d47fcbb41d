import type { Database } from '../platform/database.ts';
import { countOf, type Finding, nameSome } from './finding.ts';
import { findForgottenJobs, hasQueue, readQueue } from './queue-store.ts';

/** Seconds after which a waiting entry is worth a look: a worker takes one within a few. */
const LONG_WAIT = 600;

/** Whether the queue is there, moves, and has an entry for every profile that has not ended. */
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
  const forgotten = await findForgottenJobs(db);
  if (forgotten.length > 0) {
    const batches = [...new Set(forgotten.map(({ batch }) => batch))];
    findings.push({
      verdict: 'broken',
      text: `${countOf(forgotten.length, 'profile')} of ${countOf(batches.length, 'request')} wait without an entry in the queue: requests ${nameSome(batches)}.`,
      todo: 'Nobody will take them up. Their users can cancel these requests, which gives the credits back, and start them again.',
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
