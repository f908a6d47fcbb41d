import { auditEndpoints } from './audit.ts';
import { adminJobEndpoints } from './jobs.ts';
import { adminOrderEndpoints } from './orders.ts';
import { adminPrivacyEndpoints } from './privacy.ts';
import { adminSourceEndpoints } from './sources.ts';
import { adminUserEndpoints } from './users.ts';

/** What operators do: every one of them answers 404 to everybody else. */
export const adminEndpoints = {
  ...adminUserEndpoints,
  ...adminOrderEndpoints,
  ...adminJobEndpoints,
  ...adminSourceEndpoints,
  ...auditEndpoints,
  ...adminPrivacyEndpoints,
};
