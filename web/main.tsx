import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { forgetOnOtherUser, queryClient } from './api/query-client.ts';
import { followOtherTabs } from './api/session.ts';
import { keepCreditsFresh } from './api/session-credits.ts';
import { followActions } from './api/trace-context.ts';
import { App } from './app/app.tsx';
import { PageError } from './app/page-error.tsx';
import { removeStaleBulkSessions } from './features/results/bulk/bulk-session.ts';
import './styles/app.css';
import { noteFocus } from './ui/focus-return.ts';

followOtherTabs();
followActions();
forgetOnOtherUser();
noteFocus();
keepCreditsFresh();
removeStaleBulkSessions();
void import('./api/live.ts').then(({ connectLive }) => connectLive());

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PageError>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </PageError>
  </StrictMode>,
);
