import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** So many fit beside each other on a phone. */
const FITTING = 3;
/** Where the mark of the chosen tab stands: classes, because a page drawn by the build may hold no style attributes. */
const WIDTHS: Record<number, string> = {
  2: 'w-[calc((100%-0.5rem)/2)]',
  3: 'w-[calc((100%-0.5rem)/3)]',
  4: 'w-[calc((100%-0.5rem)/4)]',
  5: 'w-[calc((100%-0.5rem)/5)]',
  6: 'w-[calc((100%-0.5rem)/6)]',
};
const PLACES = [
  '',
  'translate-x-full',
  'translate-x-[200%]',
  'translate-x-[300%]',
  'translate-x-[400%]',
  'translate-x-[500%]',
];
/** The narrowest that one of many tabs becomes. */
const TAB_REM = 5.5;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Two or more views in one place, by the WAI-ARIA pattern: one tab stop, arrow keys choose. Our own rather than the
 * dialog library's, because tabs are part of the first load and the library's version weighs 10 KB.
 */
export function Tabs<Value extends string>({ value, onChange, label, tabs, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  // Of more tabs than fit, the chosen one is seen.
  useEffect(() => {
    const tab = list.current?.querySelectorAll('[role=tab]')[chosen];
    if (tabs.length > FITTING) tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, tabs.length]);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(chosen, tabs.length - 1);
    const tab = tabs[next];
    if (tab) onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      {/* More tabs than a phone is wide scroll by themselves. */}
      <div className="overflow-x-auto rounded-control">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="relative flex rounded-control bg-lead/40 p-1"
          style={tabs.length > FITTING ? { minWidth: `${tabs.length * TAB_REM}rem` } : undefined}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute inset-y-1 left-1 rounded-md border border-lead bg-pane transition-transform',
              WIDTHS[tabs.length],
              PLACES[chosen],
            )}
          />
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
              className={clsx(
                'relative h-9 min-w-0 flex-1 truncate rounded-md px-1 text-base transition-colors max-sm:text-sm sm:px-3 pointer-coarse:h-11',
                tab.value === value ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
