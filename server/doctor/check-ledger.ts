import type { Database } from '../platform/database/database.ts';
import { countOf, type Finding, nameSome } from './finding.ts';
import * as ledger from './stores/ledger-store.ts';

const MENDABLE = 'Take a backup; `npm run doctor -- --repair` then sets it to what entries and jobs say.';
const BY_HAND =
  'Not mended by `--repair`: take a backup, stop Leadlight and find out what was changed by hand; the entries are what counts.';

/** What is kept beside what it is counted from; `noun` is what the ids are of. */
const COMPARED = [
  {
    find: ledger.findWrongBalances,
    noun: 'user',
    what: 'have a balance that is not the sum of their entries',
    todo: MENDABLE,
  },
  {
    find: ledger.findWrongHolds,
    noun: 'user',
    what: 'have a hold that is not that of their open profiles',
    todo: MENDABLE,
  },
  {
    find: ledger.findWrongBatchHolds,
    noun: 'request',
    what: 'have a hold that is not that of their open profiles',
    todo: MENDABLE,
  },
  {
    find: ledger.findWrongBatchUse,
    noun: 'request',
    what: 'have used something else than was charged for them',
    todo: MENDABLE,
  },
  {
    find: ledger.findWrongJobUse,
    noun: 'profile',
    what: 'have used something else than was charged for them',
    todo: BY_HAND,
  },
  {
    find: ledger.findWrongJobCounts,
    noun: 'request',
    what: 'say another number of profiles in a state than there are',
    todo: MENDABLE,
  },
  { find: ledger.findWrongOrders, noun: 'order', what: 'have another state than the ledger says', todo: BY_HAND },
];

/** Whether credits add up: balances, holds, requests, profiles and orders against the ledger's entries. */
export async function checkLedger(db: Database): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { find, noun, what, todo } of COMPARED) {
    const wrong = await find(db);
    const [first] = wrong;
    if (!first) continue;
    const example = `${nameSome(wrong.map(({ id }) => id))} (the first: ${first.kept} kept, ${first.counted} counted)`;
    findings.push({ verdict: 'broken', text: `${countOf(wrong.length, noun)} ${what}: ${example}.`, todo });
  }
  const impossible = await ledger.findImpossibleAmounts(db);
  if (impossible.length > 0) {
    const text = `${countOf(impossible.length, 'row')} with amounts below zero or above what is there: ${nameSome(impossible)}.`;
    findings.push({ verdict: 'broken', text, todo: BY_HAND });
  }
  if (findings.length > 0) return findings;
  const { accounts, entries } = await ledger.countLedger(db);
  const text = `${countOf(entries, 'entry', 'entries')} of ${countOf(accounts, 'account')} add up; holds are those of open profiles.`;
  return [{ verdict: 'ok', text }];
}
