import clsx from 'clsx';
import { useId, useState } from 'react';
import { COLUMN_MEANINGS, type ColumnMeaning } from '../../../../shared/column-meanings.ts';
import type { SheetColumn } from '../../../../shared/contract/sheet-columns.ts';
import { inputClass } from '../../../ui/field.tsx';
import { MEANING_LABELS, nameOf, orderColumns } from './columns.ts';
import type { ReadSheet } from './use-read-sheet.ts';

interface ColumnStepProps {
  columns: readonly SheetColumn[];
  doubt: ReadSheet['doubt'];
  onChange: (letter: string, meaning: ColumnMeaning) => void;
}

const TEXTS = {
  none: 'What each column holds, with its first rows. All columns come back in your download.',
  'no profiles': 'Choose the column that holds the LinkedIn profiles.',
  several: 'More than one column holds LinkedIn profiles. Is the right one chosen?',
};

/** The columns of a sheet: what each is called, what stands in its first rows, and what it holds, to be changed. */
export function ColumnStep({ columns, doubt, onChange }: ColumnStepProps) {
  const id = useId();
  // A column that is changed stays where it is.
  const [order] = useState(() => orderColumns(columns));
  const listed = order.flatMap((letter) => columns.find((column) => column.letter === letter) ?? []);
  return (
    <div className="flex flex-col gap-2">
      <p className={clsx('text-sm', doubt ? 'font-medium text-amber' : 'text-ink-soft')} role="status">
        {TEXTS[doubt ?? 'none']}
      </p>
      <ul
        aria-label="Columns"
        className="max-h-96 divide-y divide-lead overflow-y-auto overscroll-contain rounded-control border border-lead bg-pane"
      >
        {listed.map((column) => (
          <li
            key={column.letter}
            className={clsx(
              'grid gap-x-4 gap-y-1.5 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_11rem] sm:items-center',
              column.meaning === 'linkedin_url' && 'bg-cobalt/5',
            )}
          >
            <p className="min-w-0 font-medium break-words">
              {nameOf(column)}{' '}
              {column.heading !== null && (
                <span className="ml-0.5 text-sm font-normal text-ink-soft">{column.letter}</span>
              )}
            </p>
            <Examples examples={column.examples} />
            <div className="flex flex-col gap-1">
              <select
                aria-label={`${nameOf(column)} holds`}
                aria-describedby={column.suggested ? `${id}-${column.letter}` : undefined}
                value={column.meaning}
                onChange={(event) => onChange(column.letter, event.target.value as ColumnMeaning)}
                className={clsx(inputClass, 'h-9 pointer-coarse:h-11', column.meaning === 'ignore' && 'text-ink-soft!')}
              >
                {COLUMN_MEANINGS.map((meaning) => (
                  <option key={meaning} value={meaning}>
                    {MEANING_LABELS[meaning]}
                  </option>
                ))}
              </select>
              {column.suggested && (
                <p id={`${id}-${column.letter}`} className="text-sm text-amber">
                  {doubt === 'no profiles' ? 'Probably' : 'Probably: confirm or change'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Examples({ examples }: { examples: readonly string[] }) {
  return (
    <div className="min-w-0 text-sm text-ink-soft">
      {examples.map((example, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet, which may say the same twice
        <p key={row} className="truncate" title={example}>
          {example.replace(/^https?:\/\/(?:www\.)?/i, '') || '–'}
        </p>
      ))}
    </div>
  );
}
