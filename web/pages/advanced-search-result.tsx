import { useState } from 'react';
import { Redirect } from 'wouter';
import { ResultsScreen } from '../features/search/results/results-screen.tsx';
import { useSearch } from '../features/search/use-search.ts';
import { useSearchParams } from '../routing/address.ts';

/** /advanced-search-result?q={q}&page={page} */
export default function AdvancedSearchResultPage() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const search = useSearch();
  // Searching for the same words again is a new search: it keeps nothing and starts at the first page.
  const [anew, setAnew] = useState({ query: '', count: 0 });
  const isAnew = anew.query === query;
  if (query === '') return <Redirect to="/advanced-search" replace />;
  return (
    <ResultsScreen
      key={`${isAnew ? anew.count : 0} ${query}`}
      query={query}
      pages={isAnew ? 1 : Math.max(1, Math.trunc(Number(params.get('page'))) || 1)}
      onSearch={(next) => {
        setAnew(({ count }) => ({ query: next, count: count + 1 }));
        search(next);
      }}
    />
  );
}
