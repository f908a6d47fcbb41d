import clsx from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Popover } from '../../../ui/popover.tsx';
import { type Criterion, labelOf, showValue } from './criteria.ts';
import { CriterionEditor } from './criterion-editor.tsx';

interface CriterionChipProps {
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
  onRemove: () => void;
}

/** One criterion: a press opens its editor; the cross, Delete and Backspace take it away. */
export function CriterionChip({ criterion, onChange, onRemove }: CriterionChipProps) {
  const [open, setOpen] = useState(false);
  const { excluded } = criterion;
  const label = labelOf(criterion);
  const value = showValue(criterion);

  function removeByKey(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  }

  return (
    <li
      className={clsx(
        'inline-flex h-8 max-w-full items-center rounded-full border bg-pane text-sm transition-colors pointer-coarse:h-11',
        excluded ? 'border-rose/50' : 'border-lead hover:border-edge',
      )}
    >
      <Popover
        form
        open={open}
        onOpenChange={setOpen}
        title="Change filter"
        trigger={
          <button
            type="button"
            data-criterion=""
            aria-keyshortcuts="Delete"
            onKeyDown={removeByKey}
            className="inline-flex h-full min-w-0 items-center gap-1.5 rounded-l-full pr-1 pl-3"
          >
            <span className={clsx('shrink-0', excluded ? 'text-rose' : 'text-ink-soft')}>{label}</span>{' '}
            <span className="truncate font-medium" title={value}>
              {value}
            </span>
          </button>
        }
      >
        <CriterionEditor
          initial={criterion}
          save="Save"
          onCancel={() => setOpen(false)}
          onSave={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </Popover>
      <button
        type="button"
        aria-label={`Remove ${label} ${value}`}
        title="Remove"
        onClick={onRemove}
        className="inline-flex h-full w-7 shrink-0 items-center justify-center rounded-r-full pr-1 text-ink-soft transition hover:text-ink pointer-coarse:w-11"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </li>
  );
}
