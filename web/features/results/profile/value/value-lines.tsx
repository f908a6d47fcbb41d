import clsx from 'clsx';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { kindOfWritten } from '../../../../../shared/catalogue.ts';
import { valueLine, valueText } from '../../../../../shared/format-value.ts';
import { useClipped } from '../../../../ui/use-clipped.ts';
import type { ProfileCard } from '../../profile-cards.ts';

interface ValueLinesProps {
  card: ProfileCard;
  /** Opens the modal. */
  onOpen: () => void;
  /** Small print that belongs to the button. */
  children: ReactNode;
}

/** Name and value of a card, as a button that opens the modal: one line, of an AI-generated text four, and all of it on demand. */
export function ValueLines({ card: { id, name, value, ai_generated }, onOpen, children }: ValueLinesProps) {
  const [whole, setWhole] = useState(false);
  const lines = useRef<HTMLSpanElement>(null);
  const clipped = useClipped(lines, !whole, value);
  const found = value !== undefined;
  const insight = found && ai_generated;
  const isText = insight && kindOfWritten(id) === 'text';
  const text = found ? (whole || insight ? valueText(value, id) : valueLine(value, id)) : 'N/A';
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className={clsx(
          '-mx-4 -mt-3 flex min-w-0 flex-col gap-1 rounded-card px-4 pt-3 text-left',
          !insight && 'grow',
          !insight && !clipped && '-mb-3 pb-3',
        )}
      >
        <span className={clsx('flex items-center gap-1.5 text-sm', insight ? 'text-violet' : 'text-ink-soft')}>
          {ai_generated && <Sparkles className="size-3.5 shrink-0" aria-hidden="true" />}
          <span className="truncate">{name}</span>
          {ai_generated && <span className="sr-only">, AI-generated</span>}
        </span>
        <span
          ref={lines}
          className={clsx(
            'w-full',
            found ? !isText && 'font-medium' : 'text-ink-soft',
            whole || insight ? 'whitespace-pre-line break-words' : 'truncate',
            insight && !whole && 'line-clamp-4',
          )}
        >
          {text}
        </span>
        {children && <span className="mt-auto pt-1">{children}</span>}
      </button>
      {clipped && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-mx-1 inline-flex min-h-6 items-center self-start rounded-control px-1 text-sm font-medium text-cobalt underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {whole ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {name}</span>
        </button>
      )}
    </>
  );
}
