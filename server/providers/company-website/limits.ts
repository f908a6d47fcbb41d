import type { CallLimits } from '../call-gate.ts';

/** How many websites are read at once, in all processes; each of them page by page. */
export const WEBSITE_LIMITS: CallLimits = { key: 'company-website:all', atOnce: 20 };
