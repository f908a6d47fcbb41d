import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { PageError } from './page-error.tsx';

/**
 * The whole app. What the build draws and what the browser takes over must be the same tree.
 * @param withRouter puts the app into the browser's router, or into that of one address
 */
export function Root({ withRouter }: { withRouter: (app: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <PageError>
        <QueryClientProvider client={queryClient}>{withRouter(<App />)}</QueryClientProvider>
      </PageError>
    </StrictMode>
  );
}
