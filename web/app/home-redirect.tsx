import { Navigate, useLocation } from 'react-router';

/** / redirects to the search, and passes on where the visitor wanted to go. */
export function HomeRedirect() {
  const { state } = useLocation();
  return <Navigate to="/advanced-search" replace state={state} />;
}
