import { startTransition } from 'react';
import { forgetOnOtherUser } from './api/query-client.ts';
import { followOtherTabs, isSignedIn, readSession, useSessionStore } from './api/session.ts';
import { keepSessionFresh } from './api/session-refresh.ts';
import { followActions } from './api/trace-context.ts';
import { Root } from './app/root.tsx';
import { removeStaleBulkSessions } from './features/results/bulk/bulk-session.ts';
import { AppRouter, noteArrivals } from './routing/router.tsx';
import './styles/app.css';
import { loadDialogsOnUse } from './ui/dialog.tsx';
import { noteFocus } from './ui/focus-return.ts';

noteArrivals();
followOtherTabs();
followActions();
forgetOnOtherUser();
noteFocus();
loadDialogsOnUse();
keepSessionFresh();
removeStaleBulkSessions();
onceSignedIn(async () => (await import('./api/live.ts')).connectLive());

// The search is what / leads to, and what the server sends there.
if (location.pathname === '/') history.replaceState(history.state, '', `/advanced-search${location.search}`);

/** Visitors have no live channel. */
function onceSignedIn(begin: () => unknown): void {
  if (isSignedIn(readSession())) {
    begin();
    return;
  }
  const stop = useSessionStore.subscribe(() => {
    if (!isSignedIn(readSession())) return;
    stop();
    begin();
  });
}

// Most of the code, evaluated in a task of its own: between the two the browser answers whoever uses the page.
const { createRoot, hydrateRoot } = await import('react-dom/client');
const container = document.getElementById('root') as HTMLElement;
const root = <Root withRouter={(app) => <AppRouter>{app}</AppRouter>} />;
// A page that the build has drawn is taken over, in pieces that leave room for what the visitor does meanwhile.
if (container.dataset.page === location.pathname) startTransition(() => void hydrateRoot(container, root));
else {
  container.replaceChildren();
  createRoot(container).render(root);
}
