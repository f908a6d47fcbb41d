import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { failure } from '../../../shared/contract/responses.ts';
import type { App } from '../app-types.ts';
import { describeOperations } from './describe-operations.ts';
import { API_TAGS } from './tags.ts';

/** The address of the description for programs, which call `/api/v1/…`. */
const VERSIONED = /^\/api\/v1\//;

/**
 * Describes every route from the schemas that check its requests: `GET /api/openapi.json`, and `/api/v1/openapi.json` with the
 * addresses that programs call; and a page to try them at /api/docs.
 */
export async function describeApi(app: App): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.schema || route.schema.hide) return;
    const open = !route.url.startsWith('/api/') || route.config?.access === 'public';
    route.schema = {
      ...route.schema,
      ...(!open && { security: [{ session: [] }] }),
      response: { ...(route.schema.response as object | undefined), '4xx': failure, '5xx': failure },
    };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Leadlight',
        description:
          'Turns profile URLs into structured data and sales insights. Every answer carries `success`; a failure carries `error` and `code`.',
        version: '1.0.0',
        contact: { name: 'Whoever runs this server', url: app.publicUrl },
      },
      servers: [{ url: app.publicUrl }],
      tags: API_TAGS,
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: describeOperations,
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async ({ originalUrl }) =>
    VERSIONED.test(originalUrl) ? withVersion(app.swagger()) : app.swagger(),
  );
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Leadlight API' },
      uiConfig: { layout: 'BaseLayout' },
    });
  });
}

/** The same description with `/api/v1/…` for `/api/…`. */
function withVersion<Description extends { paths?: object }>(description: Description): Description {
  const paths = Object.entries(description.paths ?? {}).map(([path, item]) => [
    path.replace(/^\/api\//, '/api/v1/'),
    item,
  ]);
  return { ...description, paths: Object.fromEntries(paths) };
}
