import { CalendarDays, ChevronDown, X } from 'lucide-react';
import { cloneElement } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useOpener } from '../../../ui/use-opener.ts';
import { formatDay } from './calendar-days.ts';
import type { DateRangePickerProps } from './date-range-panel.tsx';

const DateRangePanel = lazyPart(() => import('./date-range-panel.tsx'));

/** Picks a range of dates. The first click sets both ends, the second completes the range and closes; future days are disabled. */
export function DateRangePicker({ range, onChange }: DateRangePickerProps) {
  const { wanted, button, giveUp } = useOpener(DateRangePanel.preload, 'dialog');
  const text = range ? `${formatDay(range.start)} – ${formatDay(range.end)}` : 'All dates';
  const trigger = (
    <button type="button" className={`${buttonClass('secondary')} tabular`} aria-label={`Date range: ${text}`}>
      <CalendarDays className="size-4 text-ink-soft" aria-hidden="true" />
      {text}
      <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
    </button>
  );
  const plain = cloneElement(trigger, button);
  return (
    <div className="flex items-center gap-1">
      {wanted ? (
        <DateRangePanel range={range} onChange={onChange} trigger={trigger} waiting={plain} onGiveUp={giveUp} />
      ) : (
        plain
      )}
      {range && (
        <IconButton
          label="Show all dates"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  );
}
