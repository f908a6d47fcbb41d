import { CATEGORIES } from '../../../shared/catalogue.ts';
import { configureParameters } from '../../accounts/configure-parameters.ts';
import { listParameters } from '../../accounts/list-parameters.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** The catalogue, and the user's choice from it. */
export function registerParameterRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'listParameters', async (request) => ({
    success: true,
    parameters: await listParameters(db, request.principal.userId),
  }));
  route(app, 'listCategories', async () => ({ success: true, categories: [...CATEGORIES] }));
  route(app, 'configureParameters', async (request) => {
    await configureParameters(db, request.principal.userId, request.body.selected_parameters);
    return { success: true };
  });
}
