import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { registerAuditRoutes } from './audit.ts';
import { registerAdminPrivacyRoutes } from './privacy.ts';

/** The admin area. Each of these routes is marked `access: 'admin'` in the contract. */
export function registerAdminRoutes(app: App, context: Context): void {
  registerAuditRoutes(app, context);
  registerAdminPrivacyRoutes(app, context);
}
