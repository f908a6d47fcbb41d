import { Skeleton } from '../../ui/skeleton.tsx';
import { Td } from '../../ui/table.tsx';

/** Styles shared by the history tables; tighter on a phone, so that they fit. */
export const TABLE_CLASS =
  'transition-opacity max-sm:text-sm max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_:is(td,th):first-child]:pl-3 max-sm:[&_th]:whitespace-normal';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder rows of a table that is loading. */
export function WaitingRows({ columns }: { columns: number }) {
  return ROWS.map((row) => (
    <tr key={row}>
      <Td colSpan={columns}>
        <Skeleton className="h-5" />
      </Td>
    </tr>
  ));
}
