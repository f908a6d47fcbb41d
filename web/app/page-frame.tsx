import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { isSignedIn, useSession } from '../api/session.ts';
import { usePathname } from '../routing/address.ts';
import { toast } from '../ui/toast.tsx';
import { HeadingFocus } from './heading-focus.tsx';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import type { RoutePage } from './routes.ts';
import { TakeOver } from './take-over.tsx';

/** What every page has around it: the tab's title, the guard where an account is needed, what is shown while it loads or broke. */
export function PageFrame({ page }: { page: RoutePage }) {
  const { title, access, Content } = page;
  useEffect(() => {
    document.title = `${title} · Leadlight`;
  }, [title]);
  const content = (
    <PageError>
      <Suspense fallback={<PageLoading />}>
        <Content />
        <HeadingFocus />
        <TakeOver />
      </Suspense>
    </PageError>
  );
  return access === 'login' ? <RequireLogin>{content}</RequireLogin> : content;
}

/**
 * Sends a signed-out visitor to / along with the page they wanted, so that signing in leads there. A user whose session ends
 * while the page is open has already been told why and gets no second toast.
 */
function RequireLogin({ children }: { children: ReactNode }) {
  const signedIn = useSession(isSignedIn);
  const [cameSignedIn] = useState(signedIn);
  useEffect(() => {
    if (!signedIn && !cameSignedIn) toast.error('Please Login to continue', { id: 'login-required' });
  }, [signedIn, cameSignedIn]);
  return signedIn ? children : <LeadToLogin />;
}

/** Redirects to / once, with the address that was left as the navigation's state. */
function LeadToLogin() {
  const pathname = usePathname();
  const search = useSearch(useRouter());
  return <Redirect to="/" replace state={{ from: pathname + search }} />;
}
