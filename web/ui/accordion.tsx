import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Questions and answers; only one entry is open at a time. */
export function Accordion({ entries }: { entries: readonly { id: string; title: ReactNode; body: ReactNode }[] }) {
  return (
    <Base.Root className="divide-y divide-lead rounded-card border border-lead bg-pane">
      {entries.map((entry) => (
        <Base.Item key={entry.id} value={entry.id}>
          <Base.Header>
            <Base.Trigger className="group flex w-full items-center gap-3 px-4 py-3.5 text-left font-medium">
              <span className="flex-1">{entry.title}</span>
              <ChevronDown
                className="size-4 shrink-0 text-ink-soft transition group-data-panel-open:rotate-180"
                aria-hidden="true"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden text-ink-soft transition-[height] duration-150 data-ending-style:h-0 data-starting-style:h-0">
            <div className="px-4 pb-4">{entry.body}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
