import { SearchScreen } from '../features/search/search-screen.tsx';

/** /advanced-search */
export default function AdvancedSearchPage() {
  return <SearchScreen />;
}
