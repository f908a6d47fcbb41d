import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../app-types.ts';
import { renderPage } from '../documentation/render-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Pages of the folder `docs` for those who call the API; the others are for operators. */
const SERVED = ['api', 'assistants', 'command-line', 'downloads', 'webhooks', 'errors'] as const;

/** Serves what is written for callers of the API, so that an error can name the address of its explanation. */
export function registerDocumentationRoutes(app: App): void {
  const css = readFileSync(path.join(ROOT, 'server/http/documentation/page.css'));
  const hidden = { schema: { hide: true } };
  const kept = 'public, max-age=3600';
  app.get('/docs/page.css', hidden, async (_, reply) =>
    reply.header('cache-control', kept).type('text/css; charset=utf-8').send(css),
  );
  for (const name of SERVED) {
    const page = renderPage(readFileSync(path.join(ROOT, `docs/${name}.md`), 'utf8'), SERVED);
    app.get(`/docs/${name}`, hidden, async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
    );
  }
}
