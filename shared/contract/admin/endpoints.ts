import { auditEndpoints } from './audit.ts';
import { adminPrivacyEndpoints } from './privacy.ts';

/** What operators do: every one of them answers 404 to everybody else. */
export const adminEndpoints = { ...auditEndpoints, ...adminPrivacyEndpoints };
