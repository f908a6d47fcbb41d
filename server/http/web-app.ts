import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';

const DEFAULT_ROOT = path.resolve(import.meta.dirname, '../../dist/web');
/** What / leads to. */
const HOME = 'advanced-search.html';
const YEAR = 'public, max-age=31536000, immutable';

/** Answers a page of the web app, or says with false that the request asks for none. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | false;

/**
 * Serves the built web app: files as they are, the pages that the build has drawn, and for every other path the empty page, in which
 * the app's router draws the rest.
 * @param root folder of the build; without one there only the API is served
 */
export async function serveWebApp(app: App, root = DEFAULT_ROOT): Promise<SendPage> {
  if (!existsSync(path.join(root, 'index.html'))) {
    app.log.warn({ root }, 'the web app is not built; only the API is served');
    return () => false;
  }
  const drawn = new Set(readFolder(path.join(root, 'pages')));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    // At / is the search, as at its own address.
    index: [`pages/${HOME}`, 'index.html'],
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheRule(path.relative(root, file)));
    },
  });
  return (request, reply) => {
    const asked = request.url.split('?', 1)[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isServerPath(asked) && !isFile(asked);
    return isPage && reply.sendFile(pageAt(request.url, drawn));
  };
}

function readFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The file of the page at an address: the drawn one of its tab, the drawn one, or the empty one. */
function pageAt(asked: string, drawn: ReadonlySet<string>): string {
  const [place = '', query] = asked.split('?', 2);
  const name = place.slice(1);
  const tab = new URLSearchParams(query).get('tab');
  const found = [`${name}.${tab}.html`, `${name}.html`].find((file) => drawn.has(file));
  return found === undefined ? 'index.html' : `pages/${found}`;
}

/** Names of built assets carry a digest of what is in them; the page that names them must always be asked for anew. */
function cacheRule(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return YEAR;
  return /\.html(\.(br|gz))?$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}

function isServerPath(asked: string): boolean {
  return /^\/(api|mcp|\.well-known|socket\.io|local-identity|sample)(\/|$)/.test(asked);
}

function isFile(asked: string): boolean {
  return asked.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(asked);
}
