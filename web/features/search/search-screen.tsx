import { Link, Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { isSignedIn, useSession } from '../../api/session.ts';
import { Card } from '../../ui/card.tsx';
import { LeadedGlass } from '../../ui/leaded-glass.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';

/** The start page: describe who to find, in plain words. Visitors sent here to sign in go back to where they came from. */
export function SearchScreen() {
  const signedIn = useSession(isSignedIn);
  const state = useHistoryState<{ from?: string } | null>();
  const search = useSearch();
  if (signedIn && state?.from) return <Redirect to={state.from} replace />;
  return (
    <div className="overflow-x-clip px-4 pt-10 pb-20 sm:px-6 sm:pt-20">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-center text-3xl leading-tight sm:text-4xl">Advanced Search</h1>
        <p className="mx-auto mt-4 max-w-[34rem] text-center text-lg text-balance text-ink-soft">
          Say who you are looking for in your own words: role, place, industry, company.
        </p>
        <div className="relative mt-12">
          <LeadedGlass className="absolute -top-12 left-1/2 h-[calc(100%+6rem)] w-[max(100vw,75rem)] max-w-none -translate-x-1/2 mask-y-from-80% mask-y-to-100%" />
          <Card className="relative flex flex-col gap-4 p-4 shadow-float sm:p-6">
            <SearchBar onSearch={search} />
            <Link
              to="/enrich"
              className="inline-flex min-h-6 items-center self-center font-medium text-cobalt underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              Already have LinkedIn URLs ?
            </Link>
          </Card>
        </div>
      </div>
    </div>
  );
}
