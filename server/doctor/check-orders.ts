import type { Database } from '../platform/database/database.ts';
import { countOf, type Finding } from './finding.ts';
import { countOrders, countUnwatchedOrders, findTroubledOrders } from './stores/orders-store.ts';

/** Whether purchases go through, and open ones are looked after. */
export async function checkOrders(db: Database): Promise<Finding[]> {
  const findings: Finding[] = (await findTroubledOrders(db)).map(({ id, trouble }) => ({
    verdict: 'look at this',
    text: `${id}: ${trouble}.`,
    todo: 'Look the order up at the payment provider.',
  }));
  const unwatched = await countUnwatchedOrders(db);
  if (unwatched > 0) {
    findings.push({
      verdict: 'look at this',
      text: `the look at ${countOf(unwatched, 'open order')} is more than an hour overdue.`,
      todo: 'Is Leadlight running with its API, and does the payment provider answer?',
    });
  }
  if (findings.length > 0) return findings;
  const counts = (await countOrders(db)).map(({ status, orders }) => `${orders} ${status}`);
  return [{ verdict: 'ok', text: counts.length > 0 ? `${counts.join(', ')}.` : 'none yet.' }];
}
