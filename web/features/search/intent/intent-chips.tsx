import { Plus, RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Criterion, putCriterion } from './criteria.ts';
import { CRITERIA_MAX } from './criteria-address.ts';
import { CriterionChip } from './criterion-chip.tsx';
import { CriterionEditor } from './criterion-editor.tsx';

const NEW: Criterion = { kind: 'keyword', excluded: false, value: '' };

interface IntentChipsProps {
  /** How the query was understood, or was corrected; undefined while it is not known. */
  criteria: readonly Criterion[] | undefined;
  /** They are the user's own, not the query's any more. */
  corrected: boolean;
  /** Given the corrected criteria; null goes back to how the query was read. */
  onCorrect: (criteria: readonly Criterion[] | null) => void;
}

/** How the query was understood, to be noticed and put right before anything is paid for. */
export function IntentChips({ criteria, corrected, onCorrect }: IntentChipsProps) {
  const [adding, setAdding] = useState(false);
  const [list, beforeRemoval] = useFocusAfterRemoval(criteria);
  if (!criteria) return <ChipsLoading />;
  return (
    <div ref={list} className="flex flex-wrap items-center gap-2">
      {criteria.length > 0 && (
        <ul aria-label="How your search was understood" className="contents">
          {criteria.map((criterion, index) => (
            <CriterionChip
              // biome-ignore lint/suspicious/noArrayIndexKey: a chip that is changed keeps its place, and the focus in it
              key={index}
              criterion={criterion}
              onChange={(next) => onCorrect(putCriterion(criteria, index, next))}
              onRemove={() => {
                beforeRemoval();
                onCorrect(criteria.filter((_, at) => at !== index));
              }}
            />
          ))}
        </ul>
      )}
      {criteria.length < CRITERIA_MAX && (
        <Popover
          form
          open={adding}
          onOpenChange={setAdding}
          title="Add filter"
          trigger={
            <Button variant="quiet" size="sm" data-criterion="" icon={<Plus className="size-4" aria-hidden="true" />}>
              Add filter
            </Button>
          }
        >
          <CriterionEditor
            initial={NEW}
            save="Add"
            onCancel={() => setAdding(false)}
            onSave={(next) => {
              setAdding(false);
              onCorrect(putCriterion(criteria, null, next));
            }}
          />
        </Popover>
      )}
      {corrected && criteria.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={() => {
            beforeRemoval();
            onCorrect(null);
          }}
        >
          Reset
        </Button>
      )}
    </div>
  );
}

/** Keeps the place of the chips while the query is being read: of a title, its level and department, and a place. */
function ChipsLoading() {
  return (
    <div className="flex flex-wrap gap-2">
      {['w-52', 'w-40', 'w-46', 'w-36', 'w-26'].map((width) => (
        <Skeleton key={width} className={`h-8 rounded-full! pointer-coarse:h-11 ${width}`} />
      ))}
    </div>
  );
}

/** @returns the chips' place, and what to call before one of them goes that may have the focus: it goes on to the last one left */
function useFocusAfterRemoval(criteria: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the chips change
  useLayoutEffect(() => {
    if (awaited.current && document.activeElement === document.body) {
      const controls = [...(list.current?.querySelectorAll<HTMLElement>('[data-criterion]') ?? [])];
      (controls.at(-2) ?? controls.at(-1))?.focus({ preventScroll: true });
    }
    awaited.current = false;
  }, [criteria]);
  const beforeRemoval = () => {
    awaited.current = true;
  };
  return [list, beforeRemoval] as const;
}
