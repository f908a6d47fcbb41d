import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a running server answers while the page is served by `npm run dev`. */
const SERVER = process.env.LEADLIGHT_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts; pictures stay files so that they can be cached.
    assetsInlineLimit: 0,
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
