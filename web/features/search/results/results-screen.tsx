import { useMemo } from 'react';
import { readSession } from '../../../api/session.ts';
import { formatNumber } from '../../../ui/format.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { criteriaOf } from '../intent/criteria.ts';
import { IntentChips } from '../intent/intent-chips.tsx';
import { useCorrection } from '../intent/use-correction.ts';
import { filterPeople } from '../people/filter-people.ts';
import { PersonCard } from '../people/person-card.tsx';
import { ResultFilters } from '../people/result-filters.tsx';
import { SelectionBar } from '../people/selection-bar.tsx';
import { usePeopleFilter } from '../people/use-people-filter.ts';
import { useSelection } from '../people/use-selection.ts';
import { SearchBar } from '../search-bar.tsx';
import { readStoredSearch } from '../stored-search.ts';
import { describeRelaxed } from './describe-relaxed.ts';
import { LoadMore } from './load-more.tsx';
import { SampleNote } from './sample-note.tsx';
import { NobodyFound, NothingAsked, SearchFailed } from './search-failed.tsx';
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
  const [corrected, correct] = useCorrection(query);
  const search = { query, corrected };
  const { selected, toggle, add, clear } = useSelection(
    () => readStoredSearch(readSession().email, search)?.selected ?? [],
  );
  const found = useFoundPeople(search, pages, selected);
  const { people, last } = found;
  const [filter, choose] = usePeopleFilter();
  const shown = useMemo(() => people && filterPeople(people, filter), [people, filter]);
  const [list, focusNext] = useFocusOnNew(shown?.length ?? 0);
  const chosen = new Set(selected);
  const criteria = useMemo(() => corrected ?? (found.intent && criteriaOf(found.intent)), [corrected, found.intent]);
  const isEmpty = corrected?.length === 0;
  const searching = !people && !found.error && !isEmpty;
  const count =
    people && last ? `${formatNumber(people.length)} of ${formatNumber(last.paging.total_count)} people` : '';

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-4xl flex-col gap-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <SearchBar initialQuery={query} busy={searching} onSearch={onSearch} />
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl break-words">
          Results for "<bdi>{query}</bdi>"
        </h1>
        {(criteria || searching) && (
          <IntentChips criteria={criteria} corrected={corrected !== null} onCorrect={correct} />
        )}
        {(searching || (people && people.length > 0)) && (
          <p className="text-ink-soft">Select profiles to enrich them!</p>
        )}
      </header>
      {searching && <Skeleton className="h-8 w-80 max-w-full pointer-coarse:h-11" />}
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
        {found.relaxed && people && people.length > 0 && <p>{describeRelaxed(found.relaxed)}</p>}
        {!people && found.error && <SearchFailed error={found.error} onRetry={() => void found.refetch()} />}
        {isEmpty && <NothingAsked onReset={() => correct(null)} />}
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
            error={found.error}
            onLoad={() => {
              focusNext(shown?.length ?? 0);
              void found.fetchNextPage();
            }}
          />
        )}
        {people && people.length > 0 && <SampleNote />}
      </div>
      {people && people.length > 0 && <SelectionBar selected={selected} onClear={clear} />}
    </div>
  );
}
