import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Where a running server answers while the page is served by `npm run dev`. */
const SERVER = process.env.LEADLIGHT_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Names the chunks of the landing page in the HTML, so that the browser fetches them beside the app instead of after it: most
 * visits start there, and its chunks are small.
 */
function preloadLandingPage(): Plugin {
  return {
    name: 'preload-landing-page',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const app = chunks.find((chunk) => chunk.isEntry);
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/pages/enrich.tsx'));
        if (!app || !page) return [];
        const known = new Set([app.fileName, ...app.imports]);
        return [page.fileName, ...page.imports]
          .filter((file) => !known.has(file))
          .map((file): HtmlTagDescriptor => {
            return {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            };
          });
      },
    },
  };
}

/** Those of the first page. */
const SMALL_WIDGETS = ['badge', 'card', 'field', 'icon-button', 'live-region', 'support-id', 'text-area', 'text-field'];

const isOneOf =
  (...parts: string[]) =>
  (moduleId: string) =>
    parts.some((part) => moduleId.includes(part));

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), preloadLandingPage()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts; pictures stay files so that they can be cached.
    assetsInlineLimit: 0,
    // The bundler would spread these over many files of some hundred bytes, which compress badly: what nearly every page needs,
    // and the small widgets of the first one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
      '/sample': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
