import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ResultsScreen } from '../features/search/results-screen.tsx';
import { useSearch } from '../features/search/use-search.ts';

/** /advanced-search-result?q={q}&page={page} */
export default function AdvancedSearchResultPage() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const search = useSearch();
  // The same words searched once more are a new search: nothing of the one before is kept.
  const [searches, setSearches] = useState(0);
  if (query === '') return <Navigate to="/advanced-search" replace />;
  return (
    <ResultsScreen
      key={`${searches} ${query}`}
      query={query}
      onSearch={(next) => {
        setSearches((count) => count + 1);
        search(next);
      }}
    />
  );
}
