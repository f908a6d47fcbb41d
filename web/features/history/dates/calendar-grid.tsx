import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  dateOf,
  notAfter,
  weekday,
  weeksOfMonth,
} from './calendar-days.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Which day each key moves to. Page up and down move by a month, with Shift by a year. */
const STEPS: Record<string, (day: Day, shift: boolean) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

interface CalendarGridProps {
  /** The day that has the keyboard focus; its month is shown. */
  cursor: Day;
  /** Its button, for the focus. */
  cursorRef: RefObject<HTMLButtonElement | null>;
  onMove: (day: Day) => void;
  range: DayRange | null;
  /** Days after this one cannot be chosen. */
  today: Day;
  onChoose: (day: Day) => void;
}

/** One month as a grid by the WAI-ARIA pattern: one stop for Tab, arrow keys move from day to day. */
export function CalendarGrid({ cursor, cursorRef, onMove, range, today, onChoose }: CalendarGridProps) {
  const id = useId();

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(notAfter(today, step(cursor, event.shiftKey)));
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the rows and cells of the table are the grid's own
      role="grid"
      aria-label={monthName(cursor)}
      className="tabular w-full table-fixed border-collapse"
      onKeyDown={move}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-1 text-xs font-normal text-ink-soft">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(cursor).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) =>
              day === null ? (
                <td key={`${id}${WEEKDAYS[column]}`} />
              ) : (
                <td
                  key={day}
                  className={clsx('p-0 py-px', isInside(day, range) && 'bg-cobalt/10', edgeClass(day, range))}
                >
                  <button
                    ref={day === cursor ? cursorRef : undefined}
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    disabled={day > today}
                    aria-pressed={isInside(day, range)}
                    aria-label={spellDay(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                    className={clsx(
                      'mx-auto flex size-9 w-full items-center justify-center rounded-control transition-colors disabled:opacity-40 pointer-coarse:h-11',
                      isEnd(day, range) ? 'bg-cobalt font-medium text-on-bright' : 'enabled:hover:bg-cobalt/15',
                      day === today && !isEnd(day, range) && 'font-semibold text-cobalt',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @returns 'March 2026' */
export function monthName(day: Day): string {
  return dateOf(day).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
}

/** As it is read aloud: 'Wednesday 4 March 2026'. */
function spellDay(day: Day): string {
  return dateOf(day).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

function isInside(day: Day, range: DayRange | null): boolean {
  return range !== null && range.start <= day && day <= range.end;
}

function isEnd(day: Day, range: DayRange | null): boolean {
  return range !== null && (day === range.start || day === range.end);
}

/** Rounds the band behind the chosen days where it begins and ends. */
function edgeClass(day: Day, range: DayRange | null): string {
  return clsx(day === range?.start && 'rounded-l-control', day === range?.end && 'rounded-r-control');
}
