import { Route, Routes } from 'react-router';
import { AppLayout } from './app-layout.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { PageFrame } from './page-frame.tsx';
import { PAGES } from './routes.ts';

/** All routes inside the app's frame. */
export function App() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route index element={<HomeRedirect />} />
        {PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={<PageFrame key={page.path} page={page} />} />
        ))}
      </Route>
    </Routes>
  );
}
