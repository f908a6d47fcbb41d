import type { Kysely } from 'kysely';
import { readPages } from '../platform/database/read-pages.ts';
import type { DB } from '../platform/database/tables.ts';
import { listTransactionRows, type TransactionRow } from './credits-store.ts';
import { presentTransaction } from './list-transactions.ts';

const PAGE = 1_000;

/** All of the user's transactions, newest first, as the credit history shows them, each as JSON. */
export async function* exportTransactions(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const pages = readPages(PAGE, (last?: TransactionRow) =>
    listTransactionRows(db, userId, { limit: PAGE, before: last }),
  );
  for await (const rows of pages) for (const row of rows) yield JSON.stringify(presentTransaction(row));
}
