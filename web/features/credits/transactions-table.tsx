import clsx from 'clsx';
import type { TRANSACTION_TYPES } from '../../../shared/contract/credits.ts';
import { formatDate, formatDateTime, formatNumber } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';
import type { CreditTransaction } from './credit-queries.ts';

const TYPES: Record<(typeof TRANSACTION_TYPES)[number], string> = {
  signup: 'Sign-up gift',
  purchase: 'Purchase',
  enrichment: 'Enrichment',
  carried_forward: 'Earlier use',
  grant: 'Credits given',
  correction: 'Correction',
  refund: 'Refund',
};

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

/**
 * What moved the balance, newest first.
 * @param transactions undefined while they are loading
 * @param stale the rows are still those of the previous page
 */
export function TransactionsTable({
  transactions,
  stale = false,
  labelledBy,
}: {
  transactions: readonly CreditTransaction[] | undefined;
  stale?: boolean;
  labelledBy: string;
}) {
  return (
    <Table
      aria-labelledby={labelledBy}
      aria-busy={stale || !transactions}
      className={clsx(
        'transition-opacity max-sm:text-sm max-sm:[&_:is(td,th)]:px-2 max-sm:[&_th]:whitespace-normal',
        stale && 'opacity-60',
      )}
    >
      <thead>
        <tr>
          <Th>Date</Th>
          <Th>Type</Th>
          <Th className="text-right">Credits Used/Added</Th>
          <Th className="text-right">Balance</Th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {transactions?.map((transaction) => <TransactionRow key={transaction.id} {...transaction} />) ??
          SKELETON_ROWS.map((key) => (
            <tr key={key}>
              <Td colSpan={4}>
                <Skeleton className="h-5" />
              </Td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

function TransactionRow({ created_at, type, credits, balance_after, description }: CreditTransaction) {
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatDate(created_at)}
        </time>
      </Td>
      {/* Words: in tabular figures the hyphen is as wide as a digit. */}
      <Td className="normal-nums">
        {TYPES[type] ?? type}
        <span className="block text-sm text-ink-soft max-sm:hidden">{description}</span>
      </Td>
      <Td className={clsx('text-right whitespace-nowrap', colourOf(credits))}>{describeMove(type, credits)}</Td>
      <Td className="text-right whitespace-nowrap text-ink-soft">{formatNumber(balance_after)}</Td>
    </tr>
  );
}

/** The sign and the word say it; the colour only helps. */
function describeMove(type: CreditTransaction['type'], credits: number): string {
  if (credits > 0) return `+${formatNumber(credits)} added`;
  if (credits === 0) return '0 used';
  return `−${formatNumber(-credits)} ${type === 'enrichment' ? 'used' : 'taken'}`;
}

function colourOf(credits: number): string {
  if (credits > 0) return 'font-medium text-emerald';
  return credits < 0 ? 'font-medium text-amber' : 'text-ink-soft';
}
