import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { registerAuditRoutes } from './audit.ts';
import { registerAdminJobRoutes } from './jobs.ts';
import { registerAdminOrderRoutes } from './orders.ts';
import { registerAdminPrivacyRoutes } from './privacy.ts';
import { registerAdminSourceRoutes } from './sources.ts';
import { registerAdminUserRoutes } from './users.ts';

/** The admin area. Each of these routes is marked `access: 'admin'` in the contract. */
export async function registerAdminRoutes(app: App, context: Context): Promise<void> {
  registerAdminUserRoutes(app, context);
  await registerAdminOrderRoutes(app, context);
  registerAdminJobRoutes(app, context);
  registerAdminSourceRoutes(app, context);
  registerAuditRoutes(app, context);
  registerAdminPrivacyRoutes(app, context);
}
