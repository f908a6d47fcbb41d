import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../../shared/contract/operations.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Reads the router's tree: a route with what it begins with further out, as in '│   └── /configure (POST)'. */
function readRoutes(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    path.splice(indent.length / 4, path.length, part);
    return (methods?.split(', ') ?? []).map((method) => `${method} ${path.join('')}`);
  });
}

it('the server has a route for every operation, and no other below /api/', () => {
  const routes = readRoutes(app.app.printRoutes({ commonPrefix: false }));
  const operations: string[] = Object.values(OPERATIONS);
  expect(routes).toEqual(expect.arrayContaining(operations));
  const others = routes.filter((route) => !operations.includes(route) && !route.startsWith('HEAD '));
  const below = others.filter((route) => / \/api\/(?!docs)/.test(route));
  expect(below).toEqual(['GET /api/openapi.json']);
});

it('the description names every operation', async () => {
  const document = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  });
  const { paths } = document.parse(await (await app.api.send('GET', '/api/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      operationId,
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ]),
  );
  expect(Object.fromEntries(described)).toEqual(OPERATIONS);
});

it('every call stands under /api/v1 too, failures included', async () => {
  const ask = async (path: string) => {
    const answer = await app.api.send('GET', path);
    return { status: answer.status, body: await answer.text() };
  };
  for (const path of ['/config', '/credits?page=1', '/jobs/nothing', '/no-such-call']) {
    expect(await ask(`/api/v1${path}`), path).toEqual(await ask(`/api${path}`));
  }
  expect((await app.api.send('GET', '/api/v1/config')).headers.get('cache-control')).toBe('no-store');
  expect((await ask('/api/v1')).status).toBe(404);
});
