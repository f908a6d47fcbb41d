import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { registerHealthRoutes } from './health.ts';

/** Adds every route of the API. */
export async function registerRoutes(app: App, context: Context): Promise<void> {
  registerHealthRoutes(app, context);
}
