import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { isAiParameter, PARAMETER_BY_ID, type ParameterId } from '../../../../shared/catalogue.ts';

/** Between two names that arrived in one message, in milliseconds. */
const STAGGER_MS = 28;

/** The names of the parameters that have a value by now; those that arrive together appear one after another. */
export function ArrivedParameters({ ids }: { ids: readonly ParameterId[] }) {
  const shownBefore = useRef(0);
  useEffect(() => {
    shownBefore.current = ids.length;
  }, [ids.length]);
  return (
    <ul
      aria-label="Parameters found so far"
      className="flex max-h-52 flex-wrap content-start gap-1.5 overflow-y-auto"
      tabIndex={ids.length > 0 ? 0 : -1}
    >
      {ids.map((id, index) => (
        <ArrivedParameter key={id} id={id} waitMs={Math.max(0, index - shownBefore.current) * STAGGER_MS} />
      ))}
    </ul>
  );
}

function ArrivedParameter({ id, waitMs }: { id: ParameterId; waitMs: number }) {
  // The delay of the first render: later names must not restart the animation.
  const [wait] = useState(waitMs);
  return (
    <li
      style={{ '--wait': `${wait}ms` } as CSSProperties}
      className={`appear inline-flex items-center gap-1 rounded-md px-2 py-1 text-sm [animation-delay:var(--wait)] [animation-fill-mode:backwards] motion-reduce:[animation-delay:0s] ${
        isAiParameter(id) ? 'bg-violet/10 text-violet' : 'bg-emerald/10 text-emerald'
      }`}
    >
      <Check className="size-3.5" aria-hidden="true" />
      {PARAMETER_BY_ID.get(id)?.name ?? id}
    </li>
  );
}
