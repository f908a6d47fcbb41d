import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { failure } from '../../shared/contract/responses.ts';
import type { App } from './app-types.ts';
import { describeFiles } from './describe-files.ts';

/** Describes every route from the schemas that check its requests: `GET /api/openapi.json`, and a page to try them at /api/docs. */
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
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: describeFiles,
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
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
