import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { CategoryId } from '../../../shared/catalogue.ts';
import { Chip } from '../../ui/chip.tsx';
import { inputClass } from '../../ui/field.tsx';
import type { Category } from './categories-query.ts';

interface PickerFilterProps {
  searchField: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  categories: readonly Category[];
  category: CategoryId | null;
  onCategory: (category: CategoryId | null) => void;
}

/** Search box and category chips; they stay on top while the cards scroll. */
export function PickerFilter(props: PickerFilterProps) {
  const { searchField, search, onSearch, categories, category, onCategory } = props;
  return (
    <div className="sticky -top-5 z-20 -mx-5 -mt-5 mb-5 border-b border-lead bg-pane px-5 pt-5 pb-3 sm:-mx-6 sm:px-6">
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          ref={searchField}
          type="search"
          aria-label="Search parameters"
          placeholder="Search parameters"
          className={`${inputClass} h-10 pl-9`}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and name it as a form's part */}
      <div role="group" aria-label="Categories" className="-mx-1 mt-3 flex gap-2 overflow-x-auto px-1 py-1">
        <Chip selected={category === null} onClick={() => onCategory(null)}>
          All
        </Chip>
        {categories.map(({ id, name }) => (
          <Chip key={id} selected={category === id} onClick={() => onCategory(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
