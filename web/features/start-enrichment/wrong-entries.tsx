import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatNumber } from '../../ui/format.ts';

const SHOWN = 100;

interface WrongEntriesProps {
  entries: readonly { place: string; at: number; value: string; message: string }[];
  /** How many profiles can be enriched without them. */
  valid: number;
  /** Jumps to the entry, where that is possible. */
  onJump?: (at: number) => void;
  onEnrichValid: () => void;
}

/** The entries that are not profiles, where they are and why, and a button to start the rest without them. */
export function WrongEntries({ entries, valid, onJump, onEnrichValid }: WrongEntriesProps) {
  return (
    <div className="rounded-control border border-amber/50 bg-amber/5 text-sm">
      <ul className="max-h-48 divide-y divide-amber/20 overflow-y-auto">
        {entries.slice(0, SHOWN).map(({ place, at, value, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same wrong text twice, and rows keep no state
          <li key={`${at}-${index}`} className="flex items-baseline gap-3 px-3 py-2">
            {onJump ? (
              <button
                type="button"
                onClick={() => onJump(at)}
                className="tabular min-h-6 shrink-0 font-medium text-cobalt underline"
              >
                {place}
              </button>
            ) : (
              <span className="tabular shrink-0 font-medium">{place}</span>
            )}
            <span className="min-w-0">
              <span className="block truncate text-ink-soft" title={value}>
                {value}
              </span>
              {message}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-amber/30 px-3 py-2">
        <TriangleAlert className="size-4 shrink-0 text-amber" aria-hidden="true" />
        <span className="min-w-0 flex-1 basis-48">
          {entries.length > SHOWN && `${formatNumber(entries.length - SHOWN)} more like these. `}
          {valid === 0 && 'There is no profile to enrich yet.'}
          {valid > 0 && (entries.length === 1 ? 'Correct it, or leave it out.' : 'Correct them, or leave them out.')}
        </span>
        {valid > 0 && (
          <Button variant="secondary" size="sm" onClick={onEnrichValid}>
            Enrich {formatCount(valid, 'valid profile')}
          </Button>
        )}
      </div>
    </div>
  );
}
