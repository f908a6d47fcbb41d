import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignedIn, useSession } from '../api/session.ts';
import { toast } from '../ui/toast.tsx';
import { HeadingFocus } from './heading-focus.tsx';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import type { Page } from './routes.ts';

/** What every page has around it: the tab's title, the guard where an account is needed, what is shown while it loads or broke. */
export function PageFrame({ page }: { page: Page }) {
  const { title, access, Content } = page;
  useEffect(() => {
    document.title = `${title} · Leadlight`;
  }, [title]);
  const content = (
    <PageError>
      <Suspense fallback={<PageLoading />}>
        <Content />
        <HeadingFocus />
      </Suspense>
    </PageError>
  );
  return access === 'login' ? <RequireLogin>{content}</RequireLogin> : content;
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
  // Whoever logged out is on the way to / already: that page's address is no longer this one's, and nothing leads back here.
  const leaving = window.location.pathname !== location.pathname;
  const from = leaving ? undefined : { pathname: location.pathname, search: location.search };
  return <Navigate to="/" replace state={{ from }} />;
}
