import { Navigate, useLocation } from 'react-router';
import { HOME } from './routes.ts';

/** / leads to the front door and hands on where the visitor wanted to go. */
export function HomeRedirect() {
  const { state } = useLocation();
  return <Navigate to={HOME} replace state={state} />;
}
