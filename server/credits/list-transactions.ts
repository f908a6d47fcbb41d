import type { Kysely } from 'kysely';
import type { TransactionsResponse } from '../../shared/contract/credits.ts';
import type { DB } from '../platform/database/tables.ts';
import {
  countTransactionRows,
  listTransactionRows,
  type TransactionPlace,
  type TransactionRow,
} from './credits-store.ts';

/**
 * One page (from 1) of the user's transactions, newest first, in the shape of the contract.
 * @param page.before the row to go on after, in place of a page
 * @returns also the last row, while there are more
 */
export async function listTransactions(
  db: Kysely<DB>,
  userId: string,
  { page, page_size, before }: { page: number; page_size: number; before?: TransactionPlace | undefined },
): Promise<Omit<TransactionsResponse, 'success' | 'next_cursor'> & { next: TransactionPlace | null }> {
  const [found, total] = await Promise.all([
    listTransactionRows(db, userId, {
      limit: page_size + 1,
      offset: before ? 0 : (page - 1) * page_size,
      before,
    }),
    countTransactionRows(db, userId),
  ]);
  const rows = found.slice(0, page_size);
  return {
    next: found.length > page_size ? (rows.at(-1) ?? null) : null,
    transactions: rows.map(presentTransaction),
    pagination: { page, page_size, total_count: total },
  };
}

/** A transaction as the contract shows it. */
export function presentTransaction(row: TransactionRow): TransactionsResponse['transactions'][number] {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    type: row.type,
    credits: row.credits,
    balance_after: row.balance_after,
    description: describeMove(row),
  };
}

function describeMove({ type, credits, profiles, reason, api_key }: TransactionRow): string {
  if (type === 'grant') return `Credits given to you: ${reason}`;
  if (type === 'correction') return `Correction: ${reason}`;
  if (type === 'refund') return 'Taken back because a purchase was refunded';
  if (type === 'signup') return 'Welcome credits';
  if (type === 'carried_forward') return 'Balance carried forward';
  if (type === 'purchase') return `Purchase of ${credits.toLocaleString('en-US')} credits`;
  const what =
    profiles === 1 ? 'Enrichment of 1 profile' : `Enrichment of ${profiles.toLocaleString('en-US')} profiles`;
  return api_key === null ? what : `${what} by the API key "${api_key}"`;
}
