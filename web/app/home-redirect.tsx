import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** / redirects to the search, and passes on where the visitor wanted to go. */
export function HomeRedirect() {
  const state = useHistoryState();
  return <Redirect to="/advanced-search" replace state={state} />;
}
