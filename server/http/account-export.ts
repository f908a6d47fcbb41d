import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { exportProfile } from '../accounts/export-profile.ts';
import { exportTransactions } from '../credits/export-transactions.ts';
import { readCredits } from '../credits/read-credits.ts';
import { exportJobs, exportRequests } from '../enrichment/export-requests.ts';
import type { DB } from '../platform/tables.ts';

/**
 * Everything kept for a user as the text of one JSON object, in pieces: lists are read and written a part at a time, so that an
 * account with 50,000 jobs takes no more memory than a small one. What changes meanwhile is taken as it then is.
 * @throws DomainError user_not_found, before anything is written
 */
export async function exportAccount(db: Kysely<DB>, userId: string): Promise<Readable> {
  const own = await exportProfile(db, userId);
  const { credits, held } = await readCredits(db, userId);
  const head = { exported_at: new Date().toISOString(), ...own, credits: { credits, held } };
  return Readable.from(
    writeObject(head, {
      transactions: exportTransactions(db, userId),
      enrichment_requests: exportRequests(db, userId),
      jobs: exportJobs(db, userId),
    }),
    { objectMode: false },
  );
}

/** The object with its lists after it, one entry a line. */
async function* writeObject(head: object, lists: Record<string, AsyncIterable<unknown>>): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, entries] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let text = '';
    let separator = '\n    ';
    for await (const entry of entries) {
      text += separator + JSON.stringify(entry);
      separator = ',\n    ';
      if (text.length < 65_536) continue;
      yield text;
      text = '';
    }
    yield `${text}\n  ]`;
  }
  yield '\n}\n';
}
