import { Popover } from '@base-ui/react/popover';
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { addMonths, chooseDay, type Day, type DayRange, dayOf, formatDay, notAfter } from './calendar-days.ts';
import { CalendarGrid, monthName } from './calendar-grid.tsx';

interface DateRangePickerProps {
  /** Null shows all dates. */
  range: DayRange | null;
  /** Called on every click: the first one gives a range of one day. */
  onChange: (range: DayRange | null) => void;
}

/** Picks a range of dates. The first click sets both ends, the second completes the range and closes; future days are disabled. */
export function DateRangePicker({ range, onChange }: DateRangePickerProps) {
  const [open, setOpen] = useState(false);
  const text = range ? `${formatDay(range.start)} – ${formatDay(range.end)}` : 'All dates';
  return (
    <div className="flex items-center gap-1">
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger className={`${buttonClass('secondary')} tabular`} aria-label={`Date range: ${text}`}>
          <CalendarDays className="size-4 text-ink-soft" aria-hidden="true" />
          {text}
          <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
        </Popover.Trigger>
        <RangePanel range={range} onChange={onChange} onDone={() => setOpen(false)} />
      </Popover.Root>
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

function RangePanel({ range, onChange, onDone }: DateRangePickerProps & { onDone: () => void }) {
  const day = useRef<HTMLButtonElement>(null);
  return (
    <Popover.Portal>
      <Popover.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-40">
        <Popover.Popup
          initialFocus={day}
          className="appear w-[min(20rem,calc(100vw-24px))] rounded-card border border-lead bg-pane p-4 text-ink shadow-float outline-none"
        >
          <RangeCalendar range={range} onChange={onChange} onDone={onDone} cursorRef={day} />
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  );
}

interface RangeCalendarProps extends DateRangePickerProps {
  onDone: () => void;
  cursorRef: React.RefObject<HTMLButtonElement | null>;
}

/** Mounted only while the panel is open, so that each opening starts with a first click. */
function RangeCalendar({ range, onChange, onDone, cursorRef }: RangeCalendarProps) {
  const [today] = useState(() => dayOf(new Date()));
  const [cursor, setCursor] = useState<Day>(range?.end ?? today);
  const [first, setFirst] = useState<Day | null>(null);
  const lastMonth = cursor.slice(0, 7) === today.slice(0, 7);

  function choose(clicked: Day) {
    onChange(chooseDay(first, clicked));
    if (first !== null) return onDone();
    setFirst(clicked);
    setCursor(clicked);
  }

  function turn(months: number) {
    setCursor(notAfter(today, addMonths(cursor, months)));
  }

  return (
    <>
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          onClick={() => turn(-1)}
        />
        <Popover.Title className="font-semibold" aria-live="polite">
          {monthName(cursor)}
        </Popover.Title>
        <IconButton
          label="Next month"
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          disabled={lastMonth}
          onClick={() => turn(1)}
        />
      </div>
      <div className="mt-2">
        <CalendarGrid
          cursor={cursor}
          cursorRef={cursorRef}
          onMove={(next) => {
            flushSync(() => setCursor(next));
            cursorRef.current?.focus();
          }}
          range={range}
          today={today}
          onChoose={choose}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft" role="status">
        {first === null ? 'Choose the first day.' : `From ${formatDay(first)}. Choose the last day.`}
      </p>
    </>
  );
}
