import clsx from 'clsx';
import { FileSpreadsheet, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SupportId } from '../../../ui/support-id.tsx';
import { WrongEntries } from '../wrong-entries.tsx';
import { ColumnSummary } from './column-summary.tsx';
import { describeGiven } from './describe-given.ts';
import { SheetNotes } from './sheet-notes.tsx';
import { isShared } from './sheet-source.ts';
import { useReadSheet } from './use-read-sheet.ts';
import type { ChosenSheet, SheetRead } from './use-sheet.ts';

interface SheetPanelProps {
  chosen: ChosenSheet;
  /** Is told what a start needs of it. */
  onRead: (read: SheetRead) => void;
  onRemove: () => void;
  onEnrichValid: () => void;
}

/** The chosen file and what was found in it, before anything is charged. */
export default function SheetPanel({ chosen, onRead, onRemove, onEnrichValid }: SheetPanelProps) {
  const { source } = chosen;
  const sheet = useReadSheet(chosen, onRead);
  const { preview, error, retry, supportId, reading } = sheet;
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control border border-edge/60 bg-paper px-3 py-2.5">
        <div className="flex items-center gap-3">
          <FileSpreadsheet className="size-5 shrink-0 text-emerald" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate font-medium" title={source.name}>
            {source.name}
          </span>
          <IconButton
            label={isShared(source) ? 'Remove the sheet' : 'Remove the file'}
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
        <div role="status" className={clsx('text-sm', !error && 'min-h-20 pt-2 pb-2.5')} aria-busy={reading}>
          {reading && !preview && (
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner className="size-4" /> Reading the {isShared(source) ? 'sheet' : 'file'}…
            </p>
          )}
          {preview && (
            <div className="flex flex-col gap-2">
              <dl
                className={clsx(
                  'tabular grid grid-cols-[1fr_1fr_auto] gap-x-4 gap-y-2 sm:grid-cols-3',
                  reading && 'opacity-50',
                )}
              >
                <Fact label="Profiles" value={preview.profiles.toLocaleString('en')} />
                <Fact label="Duplicates" value={preview.duplicates.toLocaleString('en')} />
                <Fact label="Rejected rows" value={preview.rejected.length.toLocaleString('en')} />
              </dl>
              <p className="text-ink-soft">
                {reading
                  ? 'Reading it again…'
                  : `${formatCount(preview.rows, 'row')} read. Nothing is charged before you choose the parameters and start.`}
              </p>
              {preview.given_values > 0 && <p className="text-ink-soft">{describeGiven(preview.given_values)}</p>}
            </div>
          )}
        </div>
        {!reading && error && (
          <div className="pt-2 pb-2.5">
            <p className="text-sm text-rose" role="alert">
              {error}
            </p>
            <SupportId id={supportId} className="mt-0.5" />
            {retry && (
              <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
                Try again
              </Button>
            )}
          </div>
        )}
        <ColumnSummary sheet={sheet} />
      </div>
      {!reading && preview && preview.rejected.length > 0 && (
        <WrongEntries
          entries={preview.rejected.map(({ row, value, reason }) => ({
            place: `Row ${row}`,
            at: row,
            value,
            message: reason,
          }))}
          valid={preview.profiles}
          onEnrichValid={onEnrichValid}
        />
      )}
      {!reading && preview && preview.notes.length > 0 && <SheetNotes notes={preview.notes} />}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="truncate font-medium" title={value}>
        {value}
      </dd>
    </div>
  );
}
