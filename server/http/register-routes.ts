import type { App } from './app-types.ts';
import type { Context } from './context.ts';
import { registerAdminRoutes } from './routes/admin/admin.ts';
import { registerApiKeyRoutes } from './routes/api-keys.ts';
import { registerConfigRoutes } from './routes/config.ts';
import { registerCreditRoutes } from './routes/credits.ts';
import { registerDocumentationRoutes } from './routes/documentation.ts';
import { registerEnrichmentRoutes } from './routes/enrichment.ts';
import { registerExportRoutes } from './routes/exports.ts';
import { registerGoogleSheetRoutes } from './routes/google-sheets.ts';
import { registerHealthRoutes } from './routes/health.ts';
import { registerHistoryRoutes } from './routes/history.ts';
import { registerLocalIdentityRoutes } from './routes/local-identity.ts';
import { registerParameterRoutes } from './routes/parameters.ts';
import { registerPaymentRoutes } from './routes/payments.ts';
import { registerPictureRoutes } from './routes/pictures.ts';
import { registerPrivacyRequestRoutes } from './routes/privacy-requests.ts';
import { registerProfileRoutes } from './routes/profile.ts';
import { registerQuoteRoute } from './routes/quote-enrichment.ts';
import { registerSampleNetworkRoutes } from './routes/sample-network.ts';
import { registerSearchRoutes } from './routes/search.ts';
import { registerSessionRoutes } from './routes/sessions.ts';
import { registerSpendingLimitRoutes } from './routes/spending-limits.ts';
import { registerSpreadsheetRoutes } from './routes/spreadsheets.ts';
import { registerStartRoute } from './routes/start-enrichment.ts';
import { registerSuppressionRoutes } from './routes/suppressions.ts';
import { registerWebhookRoutes } from './routes/webhooks.ts';

/** Adds every route of the API. */
export async function registerRoutes(app: App, context: Context): Promise<void> {
  registerHealthRoutes(app, context);
  registerConfigRoutes(app, context);
  registerDocumentationRoutes(app);
  await registerLocalIdentityRoutes(app, context);
  await registerSessionRoutes(app, context);
  await registerPictureRoutes(app, context);
  await registerProfileRoutes(app, context);
  registerApiKeyRoutes(app, context);
  registerWebhookRoutes(app, context);
  registerParameterRoutes(app, context);
  registerQuoteRoute(app, context);
  registerStartRoute(app, context);
  registerEnrichmentRoutes(app, context);
  registerExportRoutes(app, context);
  await registerGoogleSheetRoutes(app, context);
  // In a scope of its own: no other route takes forms.
  await app.register(async (scope: App) => registerSpreadsheetRoutes(scope, context));
  await registerSearchRoutes(app, context);
  registerHistoryRoutes(app, context);
  registerCreditRoutes(app, context);
  registerSpendingLimitRoutes(app, context);
  await registerPaymentRoutes(app, context);
  registerSuppressionRoutes(app, context);
  registerPrivacyRequestRoutes(app, context);
  registerSampleNetworkRoutes(app, context);
  await registerAdminRoutes(app, context);
}
