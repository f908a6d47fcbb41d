import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a running server answers while the page is served by `npm run dev`. */
const SERVER = process.env.LEADLIGHT_SERVER ?? 'http://127.0.0.1:3000';

/** Widgets of the first page that others use too, */
const WIDGETS = [
  ...['badge', 'card', 'field', 'icon-button', 'leaded-glass', 'live-region', 'load-or-say', 'save-file'],
  ...['support-id', 'tabs', 'text-area', 'text-field', 'toast-failure'],
];

/** and what else it shares. */
const SHARED = [
  ...WIDGETS.map((name) => `/web/ui/${name}.ts`),
  ...['copy', 'download', 'flask-conical', 'sheet', 'upload'].map((name) => `/icons/${name}.mjs`),
  '/web/api/queries/public-config.ts',
  '/web/api/session-refresh.ts',
  '/web/features/results/progress/running-single-job.ts',
  '/web/features/start-enrichment/parameter-picker.tsx',
];

/** What stands around every page. */
const FRAME = [
  '/node_modules/react/',
  '/node_modules/regexparam/',
  '/node_modules/wouter/',
  '/web/routing/',
  '/web/app/',
  '/web/ui/brand-mark.tsx',
  '/web/ui/button.tsx',
  '/web/ui/empty-state.tsx',
  '/web/ui/focus-',
  '/web/ui/format.ts',
  '/web/features/auth/login-store.ts',
  '/web/features/company-profile/company-modal-store.ts',
  '/web/features/results/bulk/bulk-session.ts',
  '/vite/preload-helper.js',
];

const isOneOf =
  (...parts: string[]) =>
  (moduleId: string) =>
    parts.some((part) => moduleId.includes(part));

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts; pictures stay files so that they can be cached.
    assetsInlineLimit: 0,
    // Browsers that know no module preloads load modules a little later.
    modulePreload: { polyfill: false },
    // The bundler would spread these over many files of some hundred bytes, which compress badly: what nearly every page needs,
    // what the first one shares with others, and what asks the server on all but the first.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react-dom', test: isOneOf('/node_modules/react-dom/', '/node_modules/scheduler/') },
            { name: 'app', test: (id: string) => isOneOf(...FRAME)(id) && !isOneOf('/avatar-menu.tsx')(id) },
            { name: 'shared', test: isOneOf(...SHARED) },
            { name: 'query', test: isOneOf('/query-core/', '/react-query/', '/web/api/queries/'), minShareCount: 5 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // Calls, not the sources of web/api, which this server serves under the same prefix.
      '^/api/(?!.*\\.ts(\\?|$))': SERVER,
      '/local-identity': SERVER,
      '/docs': SERVER,
      '/mcp': SERVER,
      '/sample': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
