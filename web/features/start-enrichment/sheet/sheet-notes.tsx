import { Info } from 'lucide-react';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { formatCount, formatNumber } from '../../../ui/format.ts';

const SHOWN = 100;

/** Rows that are enriched but should be looked at, and why. */
export function SheetNotes({ notes }: { notes: DryRunResponse['notes'] }) {
  return (
    <section aria-label="Rows to look at" className="rounded-control border border-lead bg-paper text-sm">
      <p className="flex items-center gap-2 px-3 py-2 font-medium">
        <Info className="size-4 shrink-0 text-cobalt" aria-hidden="true" />
        {formatCount(notes.length, 'row')} to look at
      </p>
      <ul
        className="max-h-48 divide-y divide-lead overflow-y-auto border-t border-lead"
        // What scrolls has to scroll by keys too.
        tabIndex={notes.length > 3 ? 0 : undefined}
      >
        {notes.slice(0, SHOWN).map(({ row, value, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep no state
          <li key={`${row}-${index}`} className="flex items-baseline gap-3 px-3 py-2">
            <span className="tabular shrink-0 font-medium">Row {row}</span>
            <span className="min-w-0">
              <span className="block truncate text-ink-soft" title={value}>
                {value}
              </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {notes.length > SHOWN && (
        <p className="border-t border-lead px-3 py-2 text-ink-soft">
          {formatNumber(notes.length - SHOWN)} more like these.
        </p>
      )}
    </section>
  );
}
