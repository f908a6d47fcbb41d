import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { cloneElement } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useOpener } from '../../../ui/use-opener.ts';
import type { FilterDropdownProps } from './filter-list.tsx';

const FilterList = lazyPart(() => import('./filter-list.tsx'));

/** A dropdown of choices with a field to find them; several may be chosen. */
export function FilterDropdown(props: FilterDropdownProps) {
  const { label, chosen } = props;
  const { wanted, button, giveUp } = useOpener(FilterList.preload, 'dialog');
  const trigger = (
    <button
      type="button"
      aria-label={chosen.length > 0 ? `${label} (${chosen.length})` : label}
      className={clsx(buttonClass('secondary', 'sm'), chosen.length > 0 && 'border-cobalt! text-cobalt!')}
    >
      {label}
      {chosen.length > 0 && <span className="tabular">({chosen.length})</span>}
      <ChevronDown className="size-4" aria-hidden="true" />
    </button>
  );
  const plain = cloneElement(trigger, { role: 'combobox', ...button });
  if (!wanted) return plain;
  return <FilterList {...props} trigger={trigger} byTouch={wanted === 'touch'} waiting={plain} onGiveUp={giveUp} />;
}
