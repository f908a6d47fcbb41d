import { z } from 'zod';
import { LIMITS } from '../catalogue.ts';
import { sheetColumn } from './sheet-columns.ts';

/** Every code that an error response can carry. `http/errors/errors.ts` maps each to a status and a text. */
export const ERROR_CODES = [
  'validation_failed',
  'malformed_request',
  'request_timeout',
  'payload_too_large',
  'headers_too_large',
  'expectation_failed',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'foreign_origin',
  'authentication_required',
  'user_not_found',
  'session_not_found',
  'session_inactive',
  'reauthentication_required',
  'invalid_api_key',
  'api_key_revoked',
  'api_key_expired',
  'api_key_limit',
  'insufficient_scope',
  'too_many_api_keys',
  'too_many_webhooks',
  'webhook_address_refused',
  'webhook_paused',
  'network_account_missing',
  'network_account_unavailable',
  'account_locked',
  'identity_not_verified',
  'email_not_verified',
  'local_identity_off',
  'invalid_profile_urls',
  'unknown_parameters',
  'insufficient_credits',
  'spending_limit',
  'idempotency_conflict',
  'job_not_ended',
  'not_editable',
  'feedback_not_possible',
  'company_profile_empty',
  'website_unreachable',
  'export_running',
  'export_link_invalid',
  'upload_missing',
  'upload_too_large',
  'upload_too_many_rows',
  'upload_wrong_kind',
  'upload_empty',
  'upload_damaged',
  'upload_encrypted',
  'upload_suspicious',
  'upload_no_profiles',
  'invalid_mapping',
  'upload_rejected_rows',
  'sheet_link_invalid',
  'sheet_private',
  'sheet_not_found',
  'sheet_unreachable',
  'hubspot_token_missing',
  'hubspot_token_refused',
  'hubspot_scope_missing',
  'hubspot_push_open',
  'hubspot_unavailable',
  'suppression_list_full',
  'privacy_link_invalid',
  'search_cursor_invalid',
  'search_source_missing',
  'search_not_ready',
  'search_unavailable',
  'unknown_plan',
  'payment_signature_invalid',
  'payment_pending',
  'payment_mismatch',
  'payment_refunded',
  'payment_provider_unavailable',
  'refund_not_possible',
  'refund_refused',
  'rate_limited',
  'not_ready',
  'unavailable',
  'busy',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(ERROR_CODES),
  details: z.string().optional(),
  /** The page of the server where the code is explained. */
  documentation_url: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  validation_errors: z.array(z.string()).optional(),
  /** With `upload_no_profiles` and `invalid_mapping`: the sheet's columns, for the user to say which one holds the profiles. */
  columns: z.array(sheetColumn).optional(),
});
export type Failure = z.infer<typeof failure>;

/** The response of a call that has nothing to tell but that it is done. */
export const done = z.object({ success: z.literal(true) });

export const pagination = z.object({
  page: z.number().int(),
  page_size: z.number().int(),
  total_count: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;

/** Query of a paged list: `page` counts from 1. */
export const pageQuery = z.object({
  page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number<number | string>().int().min(1).max(LIMITS.pageSizeMax).default(10),
});

/** Query of a long list, which can go on by `cursor` as well: the `next_cursor` of the answer before, in place of `page`. */
export const longListQuery = pageQuery.extend({ cursor: z.string().min(1).max(500).optional() });
/** Where the list goes on; null at its end. It leads on from the last row, whatever is added meanwhile. */
export const nextCursor = z.string().nullable();

/** ISO 8601 UTC. */
export const timestamp = z.iso.datetime();

/** A query switch: `?skip_invalid=true`. */
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
