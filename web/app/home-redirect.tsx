import { Navigate, useLocation } from 'react-router';

/** / leads to searching, the front door, and hands on where the visitor wanted to go. */
export function HomeRedirect() {
  const { state } = useLocation();
  return <Navigate to="/advanced-search" replace state={state} />;
}
