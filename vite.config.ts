import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a running server answers while the page is served by `npm run dev`. */
const SERVER = process.env.LEADLIGHT_SERVER ?? 'http://127.0.0.1:3000';

/** Those of the first page. */
const SMALL_WIDGETS = ['badge', 'card', 'field', 'icon-button', 'live-region', 'support-id', 'text-area', 'text-field'];

/** What stands around every page. */
const FRAME = [
  '/node_modules/react-router/',
  '/node_modules/react/',
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
    // and the small widgets of the first one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react-dom', test: isOneOf('/node_modules/react-dom/', '/node_modules/scheduler/') },
            { name: 'app', test: (id: string) => isOneOf(...FRAME)(id) && !isOneOf('/avatar-menu.tsx')(id) },
            { name: 'api', test: isOneOf('/web/api/', '/query-core/'), minShareCount: 15 },
            { name: 'widgets', test: isOneOf(...SMALL_WIDGETS.map((name) => `/web/ui/${name}.tsx`)) },
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
