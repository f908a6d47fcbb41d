import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ColumnStep } from './column-step.tsx';
import { summariseColumns } from './columns.ts';
import type { ReadSheet } from './use-read-sheet.ts';

/** One line that says what was recognised in which column, and opens the step in which that can be changed. */
export function ColumnSummary({ sheet }: { sheet: ReadSheet }) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { columns, doubt, columnsShown, showColumns, confirmColumns, preview } = sheet;
  if (!columns) return null;
  const { recognised, suggested, others } = summariseColumns(columns);
  return (
    <div className="flex flex-col gap-3 border-t border-lead pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p className="min-w-0 flex-1 basis-64 text-ink-soft" aria-live="polite">
          {recognised.map(({ letter, label, name }, at) => (
            <span key={letter}>
              {at > 0 && ' · '}
              {label}: <span className="font-medium break-words text-ink">{name}</span>
            </span>
          ))}
          {recognised.length === 0 && 'No column recognised'}
          {others > 0 && ` · ${formatCount(others, 'other column')} left as ${others === 1 ? 'it is' : 'they are'}`}
          {others === 0 && suggested.length === 0 && ' · every column is used'}
          {preview?.mapping_from === 'remembered' && (
            <span className="block">Remembered from your last file with these headings.</span>
          )}
        </p>
        <Button
          ref={toggle}
          variant="quiet"
          size="sm"
          className="max-sm:-ml-3"
          aria-expanded={columnsShown}
          aria-controls={columnsShown ? id : undefined}
          onClick={() => showColumns(!columnsShown)}
        >
          {columnsShown ? 'Hide columns' : 'Change columns'}
          <ChevronDown
            className={columnsShown ? 'size-4 rotate-180 transition' : 'size-4 transition'}
            aria-hidden="true"
          />
        </Button>
      </div>
      {suggested.length > 0 && doubt !== 'no profiles' && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          <p className="min-w-0 flex-1 basis-64 text-ink-soft">
            <span className="font-medium text-amber">Probably </span>
            {suggested.map(({ letter, label, name }, at) => (
              <span key={letter}>
                {at > 0 && ' · '}
                {label}: <span className="font-medium break-words text-ink">{name}</span>
              </span>
            ))}
            <span className="block">Confirm to use these values of your file. They are not charged.</span>
          </p>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Confirm the probable columns"
            onClick={() => {
              confirmColumns();
              // The button goes away.
              toggle.current?.focus();
            }}
          >
            Confirm
          </Button>
        </div>
      )}
      {columnsShown && (
        <div id={id}>
          <ColumnStep columns={columns} doubt={doubt} onChange={sheet.changeColumn} />
        </div>
      )}
    </div>
  );
}
