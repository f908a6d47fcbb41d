import clsx from 'clsx';
import { isAiParameter, PARAMETER_BY_ID, type ParameterId } from '../../../../../shared/catalogue.ts';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BATCH_PAGE_SIZE } from '../../batch-query.ts';
import { BulkRow } from './bulk-row.tsx';
import { CellPreview } from './cell-preview.tsx';
import { ACTION_CELL, BODY_CELL, HEAD_CELL, PERSON_CELL, PROGRESS_CELL } from './column-classes.ts';
import { moveBetweenCells } from './move-between-cells.ts';

/** Fixed widths, so that nothing moves when values arrive. */
const WIDTHS = { person: 'w-36 sm:w-52', progress: 'w-36', plain: 'w-44', written: 'w-64', action: 'w-26' };

interface BulkTableProps {
  columns: readonly ParameterId[];
  /** Undefined while the first page is loading. */
  jobs: readonly Job[] | undefined;
  /** Another page is on its way: the rows are still those of the previous page. */
  stale?: boolean;
}

/** One row per job: person, progress, a column per requested parameter, action. Scrolls sideways by itself. */
export function BulkTable({ columns, jobs, stale = false }: BulkTableProps) {
  return (
    <CellPreview>
      <div className="overflow-x-auto scroll-pl-36 rounded-card border border-lead bg-pane sm:scroll-pr-26 sm:scroll-pl-88">
        <table
          className={clsx(
            'w-full table-fixed border-separate border-spacing-0 text-left transition-opacity',
            stale && 'opacity-60',
          )}
          aria-busy={stale || jobs === undefined}
          onKeyDown={moveBetweenCells}
        >
          <caption className="sr-only">Profiles of this enrichment, with one column per parameter</caption>
          <colgroup>
            <col className={WIDTHS.person} />
            <col className={WIDTHS.progress} />
            {columns.map((id) => (
              <col key={id} className={isAiParameter(id) ? WIDTHS.written : WIDTHS.plain} />
            ))}
            <col className={WIDTHS.action} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={clsx(HEAD_CELL, PERSON_CELL)}>
                Profile
              </th>
              <th scope="col" className={clsx(HEAD_CELL, PROGRESS_CELL)}>
                Progress
              </th>
              {columns.map((id) => (
                <th key={id} scope="col" className={clsx(HEAD_CELL, isAiParameter(id) && 'text-violet')}>
                  {PARAMETER_BY_ID.get(id)?.name ?? id}
                </th>
              ))}
              <th scope="col" className={clsx(HEAD_CELL, ACTION_CELL)}>
                Action
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs?.map((job) => <BulkRow key={job.job_id} job={job} columns={columns} />) ?? (
              <SkeletonRows columns={columns.length + 3} />
            )}
          </tbody>
        </table>
      </div>
    </CellPreview>
  );
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: BATCH_PAGE_SIZE }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move.
    <tr key={row}>
      <td colSpan={columns} className={BODY_CELL}>
        <Skeleton className="h-5" />
      </td>
    </tr>
  ));
}
