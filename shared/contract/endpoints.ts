import type { z } from 'zod';
import { accountEndpoints } from './accounts.ts';
import { adminEndpoints } from './admin/endpoints.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { creditEndpoints } from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import { enrichmentEndpoints } from './enrichment.ts';
import { exportEndpoints } from './exports.ts';
import { healthEndpoints } from './health.ts';
import { historyEndpoints } from './history.ts';
import { hubspotEndpoints } from './hubspot.ts';
import { networkAccountEndpoints } from './network-account.ts';
import type { OperationName } from './operations.ts';
import { parameterEndpoints } from './parameters.ts';
import { paymentEndpoints } from './payments.ts';
import { pictureEndpoints } from './pictures.ts';
import { privacyEndpoints } from './privacy.ts';
import { quoteEndpoints } from './quote.ts';
import { searchEndpoints } from './search.ts';
import { spendingLimitEndpoints } from './spending-limits.ts';
import { spreadsheetEndpoints } from './spreadsheets.ts';
import { suppressionEndpoints } from './suppressions.ts';
import { webhookEndpoints } from './webhooks.ts';

/** Every endpoint by its operation's name. An operation without one does not compile. */
export const endpoints = {
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...networkAccountEndpoints,
  ...webhookEndpoints,
  ...parameterEndpoints,
  ...quoteEndpoints,
  ...enrichmentEndpoints,
  ...exportEndpoints,
  ...hubspotEndpoints,
  ...historyEndpoints,
  ...spreadsheetEndpoints,
  ...searchEndpoints,
  ...pictureEndpoints,
  ...creditEndpoints,
  ...spendingLimitEndpoints,
  ...paymentEndpoints,
  ...suppressionEndpoints,
  ...privacyEndpoints,
  ...healthEndpoints,
  ...adminEndpoints,
} satisfies Record<OperationName, Endpoint>;

export type Endpoints = typeof endpoints;

/** Operations that respond with JSON. */
export type JsonOperation = {
  [Name in OperationName]: Endpoints[Name]['response'] extends z.ZodType ? Name : never;
}[OperationName];
/** Operations that respond with a file. */
export type FileOperation = Exclude<OperationName, JsonOperation>;
