import { createBrowserRouter, type RouteObject } from 'react-router';
import { AppLayout } from './app-layout.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteError } from './route-error.tsx';
import { PAGES, type Page } from './routes.ts';

function toRoute(page: Page): RouteObject {
  return {
    path: page.path,
    errorElement: <RouteError />,
    lazy: async () => {
      const { default: Content } = await page.load();
      return {
        element: (
          <PageFrame title={page.title} access={page.access}>
            <Content />
          </PageFrame>
        ),
      };
    },
  };
}

/** The app's routes: each page is its own chunk, loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    element: <AppLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageLoading />,
    children: [{ index: true, element: <HomeRedirect /> }, ...PAGES.map(toRoute)],
  },
]);
