import { useMemo } from 'react';
import { usePublicConfig } from '../../../api/queries/public-config.ts';
import { readSession } from '../../../api/session.ts';
import { formatNumber } from '../../../ui/format.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { SampleMark } from '../../results/sample-mark.tsx';
import { filterPeople } from '../people/filter-people.ts';
import { PersonCard } from '../people/person-card.tsx';
import { ResultFilters } from '../people/result-filters.tsx';
import { SelectionBar } from '../people/selection-bar.tsx';
import { usePeopleFilter } from '../people/use-people-filter.ts';
import { useSelection } from '../people/use-selection.ts';
import { SearchBar } from '../search-bar.tsx';
import { readStoredSearch } from '../stored-search.ts';
import { describeRelaxed } from './describe-relaxed.ts';
import { IntentChips } from './intent-chips.tsx';
import { LoadMore } from './load-more.tsx';
import { NobodyFound, SearchFailed } from './search-failed.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';
import { useFoundPeople } from './use-found-people.ts';

interface ResultsScreenProps {
  query: string;
  /** How many pages of ten to begin with, when nothing is stored. */
  pages: number;
  onSearch: (query: string) => void;
}

/** The people a query found: how it was understood, filters, cards to choose from, and the way to enrich them. */
export function ResultsScreen({ query, pages, onSearch }: ResultsScreenProps) {
  const { selected, toggle, add, clear } = useSelection(
    () => readStoredSearch(readSession().email, query)?.selected ?? [],
  );
  const found = useFoundPeople(query, pages, selected);
  const { people, last } = found;
  const [filter, choose] = usePeopleFilter();
  const shown = useMemo(() => people && filterPeople(people, filter), [people, filter]);
  const [list, focusNext] = useFocusOnNew(shown?.length ?? 0);
  const chosen = new Set(selected);
  const searching = !people && !found.error;
  const count =
    people && last ? `${formatNumber(people.length)} of ${formatNumber(last.paging.total_count)} people` : '';

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-4xl flex-col gap-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <SearchBar initialQuery={query} busy={searching} onSearch={onSearch} />
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl break-words">Results for "{query}"</h1>
        {found.intent && <IntentChips intent={found.intent} />}
        {found.relaxed && people && people.length > 0 && <p>{describeRelaxed(found.relaxed)}</p>}
        {people && people.length > 0 && <p className="text-ink-soft">Select profiles to enrich them!</p>}
      </header>
      {people && people.length > 0 && (
        <ResultFilters
          people={people}
          filter={filter}
          onChoose={choose}
          onSelectAll={() => add(shown?.flatMap((person) => person.profileUrl ?? []) ?? [])}
          count={count}
        />
      )}
      <LiveRegion text={searching ? 'Searching' : count} everyMs={500} />
      <div className="flex flex-1 flex-col gap-3">
        {searching && found.isNotReady && (
          <p role="status">
            The people of the sample network are being made ready for searching. Your search runs by itself in a few
            seconds.
          </p>
        )}
        {searching && <SkeletonCards />}
        {!people && found.error && <SearchFailed error={found.error} onRetry={() => void found.refetch()} />}
        {people?.length === 0 && <NobodyFound />}
        {people && people.length > 0 && shown?.length === 0 && (
          <NobodyFound onClearFilters={() => choose({ profiles: [], locations: [] })} />
        )}
        {shown && shown.length > 0 && (
          <ul ref={list} aria-label="People found" className="flex flex-col gap-3">
            {shown.map((person) => (
              <PersonCard
                key={person.key}
                person={person}
                selected={person.profileUrl !== null && chosen.has(person.profileUrl)}
                onToggle={toggle}
              />
            ))}
          </ul>
        )}
        {last && last.paging.start !== last.paging.total_count && (
          <LoadMore
            busy={found.isFetchingNextPage}
            cursor={last.cursor}
            failed={found.isFetchNextPageError}
            onLoad={() => {
              focusNext(shown?.length ?? 0);
              void found.fetchNextPage();
            }}
          />
        )}
        <SampleNote shown={Boolean(people?.length)} />
      </div>
      {people && people.length > 0 && <SelectionBar selected={selected} onClear={clear} />}
    </div>
  );
}

function SampleNote({ shown }: { shown: boolean }) {
  if (!usePublicConfig()?.sample_network || !shown) return null;
  return (
    <p className="text-sm text-ink-soft">
      <SampleMark /> These people and companies are made up for trying things out.
    </p>
  );
}
