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
  const signedIn = useSession(isSignedIn);
  const [cameSignedIn] = useState(signedIn);
  useEffect(() => {
    if (!signedIn && !cameSignedIn) toast.error('Please Login to continue', { id: 'login-required' });
  }, [signedIn, cameSignedIn]);
  return signedIn ? children : <LeadToLogin />;
}

/** Leads to / once, with the place left as the state of the navigation. */
function LeadToLogin() {
  const { pathname, search } = useLocation();
  // Settled when it is first drawn: drawn again on its way to /, it would find the address changed and forget the place.
  const [state] = useState(() => {
    // Whoever logged out is on the way to / already: that page's address is no longer this one's, and nothing leads back here.
    const leaving = window.location.pathname !== pathname;
    return { from: leaving ? undefined : { pathname, search } };
  });
  return <Navigate to="/" replace state={state} />;
}
