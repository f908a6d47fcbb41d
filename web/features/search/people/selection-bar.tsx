import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ParameterPicker, preloadPicker } from '../../start-enrichment/parameter-picker.tsx';
import type { PickerRequest } from '../../start-enrichment/start-picker.tsx';

interface SelectionBarProps {
  /** Profile URLs, in the order they were chosen. */
  selected: readonly string[];
  onClear: () => void;
}

/** Stays at the bottom of the screen: how many people are chosen, and the way to enrich them. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const isEmpty = selected.length === 0;

  function enrich() {
    setPicker({
      profiles: selected,
      // The page stores that nobody is selected any more once it has been drawn, and is left right after.
      start: (starts, columns) => starts.bulk(selected, columns, () => flushSync(onClear)),
    });
  }

  return (
    <div className="sticky bottom-0 z-30 -mx-4 flex items-center gap-3 border-t border-lead bg-pane px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:mb-4 lg:rounded-card lg:border lg:px-4 lg:shadow-float">
      <p className="tabular min-w-0 flex-1 font-medium" aria-live="polite">
        {isEmpty ? (
          <span className="font-normal text-ink-soft">Nobody selected</span>
        ) : (
          `${formatCount(selected.length, 'profile')} selected`
        )}
      </p>
      {!isEmpty && (
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button
        disabled={isEmpty || picker !== null}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={enrich}
      >
        Enrich Now
      </Button>
      <ParameterPicker request={picker} onClose={() => setPicker(null)} />
    </div>
  );
}
