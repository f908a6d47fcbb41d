import { auditEndpoints } from './audit.ts';

/** What operators do: every one of them answers 404 to everybody else. */
export const adminEndpoints = { ...auditEndpoints };
