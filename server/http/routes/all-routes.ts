import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { registerConfigRoutes } from './config.ts';
import { registerCreditRoutes } from './credits.ts';
import { registerEnrichmentRoutes } from './enrichment.ts';
import { registerHealthRoutes } from './health.ts';
import { registerHistoryRoutes } from './history.ts';
import { registerLocalIdentityRoutes } from './local-identity.ts';
import { registerParameterRoutes } from './parameters.ts';
import { registerPaymentRoutes } from './payments.ts';
import { registerPictureRoutes } from './pictures.ts';
import { registerProfileRoutes } from './profile.ts';
import { registerSampleNetworkRoutes } from './sample-network.ts';
import { registerSearchRoutes } from './search.ts';
import { registerSessionRoutes } from './sessions.ts';
import { registerSpreadsheetRoutes } from './spreadsheets.ts';
import { registerStartRoute } from './start-enrichment.ts';

/** Adds every route of the API. */
export async function registerRoutes(app: App, context: Context): Promise<void> {
  registerHealthRoutes(app, context);
  registerConfigRoutes(app, context);
  await registerLocalIdentityRoutes(app, context);
  await registerSessionRoutes(app, context);
  await registerPictureRoutes(app, context);
  await registerProfileRoutes(app, context);
  registerParameterRoutes(app, context);
  registerStartRoute(app, context);
  registerEnrichmentRoutes(app, context);
  // In a scope of its own: no other route takes forms.
  await app.register(async (scope: App) => registerSpreadsheetRoutes(scope, context));
  await registerSearchRoutes(app, context);
  registerHistoryRoutes(app, context);
  registerCreditRoutes(app, context);
  await registerPaymentRoutes(app, context);
  registerSampleNetworkRoutes(app, context);
}
