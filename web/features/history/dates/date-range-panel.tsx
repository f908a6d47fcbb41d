import { Popover } from '@base-ui/react/popover';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/icon-button.tsx';
import { addMonths, chooseDay, type Day, type DayRange, dayOf, formatDay, notAfter } from './calendar-days.ts';
import { CalendarGrid, monthName } from './calendar-grid.tsx';

export interface DateRangePickerProps {
  /** Null shows all dates. */
  range: DayRange | null;
  /** Called on every click: the first one gives a range of one day. */
  onChange: (range: DayRange | null) => void;
}

/** The picker's calendar, open from the start, and the button that it hangs from. */
export default function DateRangePanel(props: DateRangePickerProps & { trigger: ReactElement }) {
  const { trigger, ...range } = props;
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <RangePanel {...range} onDone={() => setOpen(false)} />
    </Popover.Root>
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
