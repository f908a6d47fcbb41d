import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Pagination as Paging } from '../../../../shared/contract/responses.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { countPages } from '../../paging/count-pages.ts';
import { ListFailed } from '../../paging/list-failed.tsx';
import { useLastPageAtMost, usePageParam } from '../../paging/use-page-param.ts';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** One page of a list as a table, with what stands there while it loads, when it is empty and when it could not be read. */
export function AdminList<Row, Data extends { pagination: Paging }>({
  result,
  rowsOf,
  children,
  ...look
}: {
  result: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  /** Draws a row: a `tr` with a key. */
  children: (row: Row) => ReactNode;
  /** Accessible name. */
  label: string;
  columns: readonly string[];
  /** What one of them is called, for the number of them; `nouns` where an s does not do. */
  noun: string;
  nouns?: string;
  empty: { title: string; text: ReactNode };
  failed: string;
}) {
  const { data, error, isPlaceholderData, refetch } = result;
  const [page, goTo] = usePageParam();
  const pageCount = countPages(isPlaceholderData ? undefined : data?.pagination);
  useLastPageAtMost(page, pageCount, goTo);
  if (error && !data) return <ListFailed title={look.failed} error={error} onRetry={() => void refetch()} />;
  if (data?.pagination.total_count === 0)
    return (
      <Card>
        <EmptyState title={look.empty.title}>{look.empty.text}</EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      {data && (
        <p className="text-sm text-ink-soft" role="status">
          {formatCount(data.pagination.total_count, look.noun, look.nouns)}
        </p>
      )}
      <Table
        aria-label={look.label}
        aria-busy={isPlaceholderData || !data}
        className={clsx('transition-opacity max-sm:text-sm', isPlaceholderData && 'opacity-60')}
      >
        <thead>
          <tr>
            {look.columns.map((name) => (
              <Th key={name}>{name}</Th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {data
            ? rowsOf(data).map(children)
            : WAITING.map((key) => (
                <tr key={key}>
                  <Td colSpan={look.columns.length}>
                    <Skeleton className="h-5" />
                  </Td>
                </tr>
              ))}
        </tbody>
      </Table>
      {data && (
        <Pagination
          page={page}
          pageCount={countPages(data.pagination)}
          onPage={goTo}
          label={`Pages of ${look.label}`}
        />
      )}
    </div>
  );
}
