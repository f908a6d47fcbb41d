import { Route, Switch } from 'wouter';
import { AppLayout } from './app-layout.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { PageFrame } from './page-frame.tsx';
import { PAGES } from './routes.ts';

/** All routes inside the app's frame. */
export function App() {
  return (
    <AppLayout>
      <Switch>
        <Route path="/">
          <HomeRedirect />
        </Route>
        {PAGES.map((page) => (
          <Route key={page.path} path={page.path}>
            <PageFrame page={page} />
          </Route>
        ))}
      </Switch>
    </AppLayout>
  );
}
