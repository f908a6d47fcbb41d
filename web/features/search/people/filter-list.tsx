import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { inputClass } from '../../../ui/field.tsx';

export interface FilterDropdownProps {
  /** What is filtered by: 'Profile'. */
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

interface FilterListProps extends FilterDropdownProps {
  trigger: ReactElement<Record<string, unknown>>;
  /** How it was pressed when this was loaded: on touch screens no keyboard pops up. */
  byTouch: boolean;
}

/** The dropdown's list, open from the start, and the button that it hangs from. */
export default function FilterList({ label, options, chosen, onChange, trigger, byTouch }: FilterListProps) {
  const popup = useRef<HTMLDivElement>(null);
  // A choice from an old link that is not among these results can still be deselected.
  const items = [...new Set([...chosen, ...options])];
  return (
    <Combobox.Root defaultOpen items={items} multiple value={chosen} onValueChange={onChange}>
      <Combobox.Trigger render={trigger} />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} align="start" collisionPadding={12} className="z-40">
          <Combobox.Popup
            ref={popup}
            initialFocus={(how) => (how === '' && byTouch ? popup.current : true)}
            aria-label={`${label} filter`}
            className="appear flex max-h-[min(22rem,var(--available-height))] w-[min(24rem,calc(100vw-24px))] flex-col rounded-card border border-lead bg-pane text-ink shadow-float outline-none"
          >
            <div className="relative border-b border-lead p-2">
              <Search
                className="pointer-events-none absolute top-1/2 left-5 size-4 -translate-y-1/2 text-ink-soft"
                aria-hidden="true"
              />
              <Combobox.Input
                aria-label={`Find in ${label}`}
                placeholder={`Find in ${label}`}
                className={`${inputClass} h-9 pl-9 pointer-coarse:h-11`}
              />
            </div>
            <Combobox.Empty className="px-4 text-ink-soft not-empty:py-4">Nothing like that here.</Combobox.Empty>
            <Combobox.List aria-label={label} className="min-h-0 overflow-y-auto overscroll-contain p-1.5 empty:p-0">
              {(item: string) => (
                <Combobox.Item
                  key={item}
                  value={item}
                  className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-lead/50 pointer-coarse:min-h-11"
                >
                  <span className="flex size-4.5 shrink-0 items-center justify-center rounded border border-edge in-data-selected:border-cobalt in-data-selected:bg-cobalt in-data-selected:text-on-bright">
                    <Combobox.ItemIndicator>
                      <Check className="size-3.5" aria-hidden="true" />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className="min-w-0 break-words">{item}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
