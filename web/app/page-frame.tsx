import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignedIn, useSession } from '../api/session.ts';
import { toast } from '../ui/toast.tsx';

/** What every page has around it: the tab's title and, where an account is needed, the guard. */
export function PageFrame({
  title,
  access,
  children,
}: {
  title: string;
  access: 'public' | 'login';
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Leadlight`;
  }, [title]);
  return access === 'login' ? <RequireLogin>{children}</RequireLogin> : children;
}

/**
 * Sends a signed-out visitor to / with the place they wanted to see, so that signing in leads on to it. Whose session ends
 * while the page is open has been told why already and gets no second toast.
 */
function RequireLogin({ children }: { children: ReactNode }) {
  const location = useLocation();
  const signedIn = useSession(isSignedIn);
  const [cameSignedIn] = useState(signedIn);
  useEffect(() => {
    if (!signedIn && !cameSignedIn) toast.error('Please Login to continue', { id: 'login-required' });
  }, [signedIn, cameSignedIn]);
  if (signedIn) return children;
  return <Navigate to="/" replace state={{ from: { pathname: location.pathname, search: location.search } }} />;
}
