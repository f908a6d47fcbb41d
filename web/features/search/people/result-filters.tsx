import { Button } from '../../../ui/button.tsx';
import { FilterDropdown } from './filter-dropdown.tsx';
import { headlinesOf, locationsOf, type PeopleFilter } from './filter-people.ts';
import type { Person } from './person.ts';

interface ResultFiltersProps {
  /** Everybody loaded so far; the filter choices come from them. */
  people: readonly Person[];
  filter: PeopleFilter;
  onChoose: (change: Partial<PeopleFilter>) => void;
  onSelectAll: () => void;
  /** How many are loaded, of how many. */
  count: string;
}

/** The row above the people: both filters, everybody at once, and the count. */
export function ResultFilters({ people, filter, onChoose, onSelectAll, count }: ResultFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FilterDropdown
        label="Profile"
        options={headlinesOf(people)}
        chosen={filter.profiles}
        onChange={(profiles) => onChoose({ profiles })}
      />
      <FilterDropdown
        label="Location"
        options={locationsOf(people)}
        chosen={filter.locations}
        onChange={(locations) => onChoose({ locations })}
      />
      <Button variant="quiet" size="sm" onClick={onSelectAll}>
        Select all shown
      </Button>
      <p className="tabular ml-auto text-sm text-ink-soft">{count}</p>
    </div>
  );
}
