import clsx from 'clsx';
import type { HistoryResponse } from '../../../shared/contract/history.ts';
import { formatCount, formatDate, formatDateTime, formatNumber } from '../../ui/format.ts';
import { Table, Td, Th } from '../../ui/table.tsx';
import { HistoryStatusWord } from './history-status-word.tsx';
import { summarise } from './summarise-entry.ts';
import { TABLE_CLASS, WaitingRows } from './waiting-rows.tsx';

interface HistoryTableProps {
  /** Undefined while they are loading. */
  entries: HistoryResponse['history'] | undefined;
  /** The rows are still those of the previous page. */
  stale: boolean;
  onOpen: (batchId: string) => void;
}

/** One row per enrichment request; its number of profiles links to them. */
export function HistoryTable({ entries, stale, onOpen }: HistoryTableProps) {
  return (
    <Table aria-label="Enrichments" aria-busy={stale || !entries} className={clsx(TABLE_CLASS, stale && 'opacity-60')}>
      <thead>
        <tr>
          <Th>Date</Th>
          <Th>Profiles Enriched</Th>
          <Th>Credits Used</Th>
          <Th>Status</Th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {entries ? (
          entries.map((entry) => <HistoryRow key={entry.batch_id} entry={entry} onOpen={onOpen} />)
        ) : (
          <WaitingRows columns={4} />
        )}
      </tbody>
    </Table>
  );
}

function HistoryRow({
  entry,
  onOpen,
}: { entry: HistoryResponse['history'][number] } & Pick<HistoryTableProps, 'onOpen'>) {
  const { profiles, credits, status } = summarise(entry);
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <time dateTime={entry.date} title={formatDateTime(entry.date)}>
          {formatDate(entry.date)}
        </time>
      </Td>
      <Td>
        <button
          type="button"
          aria-label={`${formatCount(profiles, 'profile')} of ${formatDateTime(entry.date)}: show details`}
          onClick={() => onOpen(entry.batch_id)}
          className="-my-1.5 inline-flex min-h-9 min-w-9 items-center font-medium text-cobalt underline decoration-cobalt/40 underline-offset-4 hover:decoration-cobalt pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {formatNumber(profiles)}
        </button>
      </Td>
      <Td>{formatNumber(credits)}</Td>
      <Td>
        <HistoryStatusWord status={status} />
      </Td>
    </tr>
  );
}
