import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Two or more views in one place; arrow keys move between the tabs. */
export function Tabs<Value extends string>({ value, onChange, label, tabs, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List aria-label={label} className="relative z-0 flex gap-1 rounded-control bg-lead/40 p-1" activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-9 min-w-0 flex-1 truncate rounded-md px-3 text-base text-ink-soft transition hover:text-ink data-active:font-medium data-active:text-ink pointer-coarse:h-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute top-(--active-tab-top) left-0 -z-1 h-(--active-tab-height) w-(--active-tab-width) translate-x-(--active-tab-left) rounded-md border border-lead bg-pane transition-all duration-150" />
      </Base.List>
      <Base.Panel value={value} className="outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
