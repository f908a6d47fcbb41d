import type { Kysely } from 'kysely';
import type { TransactionsAnswer } from '../../shared/contract/credits.ts';
import type { DB } from '../platform/tables.ts';
import { listTransactions } from './list-transactions.ts';

/** Rows in one answer of the database. The running balance is worked out for each page, so pages are large. */
const PAGE = 5_000;

/** All of the user's transactions, newest first, as the credit history shows them. */
export async function* exportTransactions(
  db: Kysely<DB>,
  userId: string,
): AsyncGenerator<TransactionsAnswer['transactions'][number]> {
  for (let page = 1; ; page += 1) {
    const { transactions } = await listTransactions(db, userId, { page, page_size: PAGE });
    yield* transactions;
    if (transactions.length < PAGE) return;
  }
}
