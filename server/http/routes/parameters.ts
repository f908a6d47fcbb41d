import { CATEGORIES } from '../../../shared/catalogue.ts';
import {
  categoriesAnswer,
  configureAnswer,
  configureRequest,
  parametersAnswer,
} from '../../../shared/contract/parameters.ts';
import { configureParameters } from '../../accounts/configure-parameters.ts';
import { listParameters } from '../../accounts/list-parameters.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['parameters'];

/** The catalogue, and the user's choice from it. */
export function registerParameterRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  app.get(
    '/api/parameters',
    { schema: { tags, summary: 'What can be known of a profile', response: { 200: parametersAnswer } } },
    async (request) => ({ success: true as const, parameters: await listParameters(db, request.user.id) }),
  );
  app.get(
    '/api/parameters/categories',
    { schema: { tags, summary: 'Groups of parameters', response: { 200: categoriesAnswer } } },
    async () => ({ success: true as const, categories: [...CATEGORIES] }),
  );
  app.post(
    '/api/parameters/configure',
    {
      schema: {
        tags,
        summary: 'Choose the parameters to enrich from now on',
        body: configureRequest,
        response: { 200: configureAnswer },
      },
    },
    async (request) => {
      await configureParameters(db, request.user.id, request.body.selected_parameters);
      return { success: true as const };
    },
  );
}
