import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ParameterPicker, type PickerRequest, preloadPicker } from '../../start-enrichment/parameter-picker.tsx';
import { useStart } from '../../start-enrichment/use-start.ts';

interface SelectionBarProps {
  /** Profile URLs, in the order they were chosen. */
  selected: readonly string[];
  onClear: () => void;
}

/** Stays at the bottom of the screen: how many people are chosen, and the way to enrich them. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const start = useStart();
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const isEmpty = selected.length === 0;

  function enrich() {
    setPicker({
      profiles: selected,
      start: async (columns) => {
        await start.bulk(selected, columns);
        onClear();
      },
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
