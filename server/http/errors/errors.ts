import type { ErrorCode, Failure } from '../../../shared/contract/responses.ts';
import {
  classifyDatabaseError,
  type DatabaseFailure,
  findMissingParent,
} from '../../platform/database/database-failure.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** Status and text of every error code: the one place that knows both. `retryAfter` is in seconds, for what passes by itself. */
export const ERRORS = {
  validation_failed: { status: 400, text: 'The request is not valid' },
  malformed_request: { status: 400, text: 'The request could not be read' },
  request_timeout: { status: 408, text: 'The request took too long to arrive' },
  payload_too_large: { status: 413, text: 'The request is too large' },
  headers_too_large: { status: 431, text: 'The address or the headers of the request are too long' },
  expectation_failed: { status: 417, text: 'What the request expects cannot be met' },
  unsupported_media_type: { status: 415, text: 'The request has a content type that is not supported here' },
  not_found: { status: 404, text: 'Not found' },
  method_not_allowed: { status: 405, text: 'Method not allowed' },
  foreign_origin: { status: 403, text: 'Calls from another site are refused' },
  authentication_required: { status: 401, text: 'Authentication required' },
  user_not_found: { status: 401, text: 'User not found' },
  session_not_found: { status: 401, text: 'Session not found' },
  session_inactive: { status: 401, text: 'Session inactive' },
  reauthentication_required: { status: 403, text: 'Please sign in again to do this' },
  invalid_api_key: { status: 401, text: 'This API key does not exist' },
  api_key_revoked: { status: 401, text: 'This API key was revoked' },
  api_key_expired: { status: 401, text: 'This API key has expired' },
  api_key_limit: { status: 429, text: 'This API key has used what it may use in a day' },
  insufficient_scope: { status: 403, text: 'This API key may not do that' },
  too_many_api_keys: { status: 409, text: 'You have 100 API keys. Please revoke one that is not used any more.' },
  too_many_webhooks: { status: 409, text: 'You have 10 webhooks. Please delete one that is not used any more.' },
  webhook_address_refused: { status: 400, text: 'Nothing can be sent to this address' },
  webhook_paused: { status: 409, text: 'This webhook is paused. Resume it first.' },
  network_account_missing: { status: 503, text: 'Accounts of the network cannot be connected here yet' },
  network_account_unavailable: {
    status: 503,
    text: 'The network account could not be reached right now. Please try again in a moment.',
    retryAfter: 10,
  },
  account_locked: {
    status: 403,
    text: 'This account is locked. Please write to whoever runs this site.',
  },
  identity_not_verified: { status: 401, text: 'Your identity could not be verified' },
  email_not_verified: { status: 401, text: 'Email verification failed' },
  local_identity_off: { status: 404, text: 'Local sign-in is off' },
  invalid_profile_urls: { status: 400, text: 'Some entries are not profile URLs' },
  unknown_parameters: { status: 400, text: 'Unknown parameters' },
  insufficient_credits: { status: 402, text: 'Insufficient credits' },
  spending_limit: { status: 402, text: 'This would go beyond your spending limit' },
  idempotency_conflict: { status: 409, text: 'This idempotency key was used for another request' },
  job_not_ended: { status: 409, text: 'The job has not ended yet' },
  not_editable: { status: 400, text: 'Only AI-generated values can be edited' },
  feedback_not_possible: { status: 400, text: 'Only AI-generated values that were delivered take feedback' },
  company_profile_empty: { status: 400, text: 'Please enter your website.' },
  website_unreachable: { status: 422, text: 'The website could not be read. Please type a description instead.' },
  export_running: {
    status: 409,
    text: 'Your data is being downloaded already. Please wait until that has ended, then try again.',
  },
  export_link_invalid: {
    status: 410,
    text: 'This download link was used or is over. Please download again from the page of the results.',
  },
  upload_missing: { status: 400, text: 'Please choose a file to upload.' },
  upload_too_large: { status: 413, text: 'The file is too large. At most 10 MiB can be uploaded.' },
  upload_too_many_rows: { status: 413, text: 'The file has too many rows. At most 50,000 can be uploaded.' },
  upload_wrong_kind: { status: 415, text: 'Please upload a CSV or Excel file.' },
  upload_empty: { status: 400, text: 'The file is empty.' },
  upload_damaged: { status: 400, text: 'The file is damaged and could not be read. Please save it again and retry.' },
  upload_encrypted: { status: 400, text: 'The file is protected by a password. Please remove it and upload again.' },
  upload_suspicious: { status: 400, text: 'The file unpacks to far more than its size and was refused.' },
  upload_no_profiles: { status: 400, text: 'No column of the file holds LinkedIn profile URLs.' },
  invalid_mapping: { status: 400, text: 'The mapping does not fit the sheet' },
  sheet_link_invalid: { status: 400, text: 'This is no link to a Google Sheet' },
  sheet_private: {
    status: 422,
    text: 'This Google Sheet is private. Open it, choose Share, and under General access "Anyone with the link"; then try again.',
  },
  sheet_not_found: {
    status: 422,
    text: 'There is no such Google Sheet, or no such tab of it. Please copy its link again.',
  },
  sheet_unreachable: {
    status: 422,
    text: 'The Google Sheet could not be read right now. Please try again in a moment.',
  },
  hubspot_token_missing: {
    status: 409,
    text: 'Leadlight has no token for your HubSpot account. Set one on the profile page first.',
  },
  hubspot_token_refused: {
    status: 422,
    text: 'HubSpot does not accept this token. Copy it again from your private app.',
  },
  hubspot_scope_missing: { status: 422, text: 'The private app of this token may not do enough in HubSpot' },
  hubspot_push_open: {
    status: 409,
    text: 'These results are being pushed to HubSpot already. Wait until that has ended.',
  },
  hubspot_unavailable: {
    status: 503,
    text: 'HubSpot does not answer right now. Please try again in a moment.',
    retryAfter: 30,
  },
  upload_rejected_rows: { status: 400, text: 'Some rows are not profile URLs' },
  privacy_link_invalid: {
    status: 400,
    text: 'This link does not work any more. Please ask again: the next mail brings a new one.',
  },
  suppression_list_full: { status: 409, text: 'The list is full' },
  search_cursor_invalid: { status: 400, text: 'These results can no longer be continued. Please search again.' },
  search_source_missing: { status: 503, text: 'No people search is configured' },
  search_not_ready: {
    status: 503,
    text: 'The people of the sample network are being made ready for searching. Please try again in a few seconds.',
    retryAfter: 2,
  },
  search_unavailable: { status: 503, text: 'Search is not available at the moment' },
  unknown_plan: { status: 400, text: 'There is no plan at this price' },
  payment_signature_invalid: { status: 400, text: 'The signature of the payment is not valid' },
  payment_pending: { status: 409, text: 'The payment is not complete yet. Credits are added as soon as it is.' },
  payment_mismatch: { status: 409, text: 'What was paid does not match the order, so no credits were added' },
  payment_refunded: { status: 409, text: 'The payment was refunded, so no credits were added' },
  refund_not_possible: { status: 409, text: 'This order cannot be refunded like that' },
  refund_refused: { status: 409, text: 'The payment provider refused the refund' },
  payment_provider_unavailable: {
    status: 503,
    text: 'The payment provider does not answer right now. Please try again in a moment.',
    retryAfter: 10,
  },
  rate_limited: { status: 429, text: 'Too many requests. Please try again in a moment.' },
  not_ready: { status: 503, text: 'Not ready yet. Please try again in a moment.', retryAfter: 5 },
  unavailable: {
    status: 503,
    text: 'This cannot be done right now. Please try again in a moment.',
    retryAfter: 5,
  },
  busy: {
    status: 503,
    text: 'Too many large files are being read right now. Please try again in a moment.',
    retryAfter: 5,
  },
  internal: { status: 500, text: 'Something went wrong on our side' },
} as const satisfies Record<ErrorCode, { status: number; text: string; retryAfter?: number }>;

/** Errors of the framework and its plugins in our codes; those not named here are known by their status. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'upload_too_large',
};
const FRAMEWORK_STATUSES: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const DETAILS: Readonly<Record<DatabaseFailure, string | undefined>> = {
  away: undefined,
  disk_full: "The disk of the server's database is full, so nothing was saved. Whoever runs it has to make room.",
};

/** Who writes while their account or session is deleted is answered as one who comes afterwards. */
const GONE: Readonly<Partial<Record<string, ErrorCode>>> = { user: 'user_not_found', session: 'session_not_found' };

/**
 * Where a code is explained.
 * @param publicUrl origin of the server as users see it
 */
export function documentationUrl(publicUrl: string, code: ErrorCode): string {
  return `${publicUrl}/docs/errors#${code}`;
}

/** What is sent for an error. */
export interface DescribedError {
  /** Of the response. */
  status: number;
  /** In the shape of the contract. */
  body: Failure;
  /** Seconds after which asking again may help; absent where it does not. */
  retryAfter?: number;
  /** A fault of ours: it must be logged with its stack. */
  unexpected: boolean;
}

/** Turns anything thrown into what is sent. Only a DomainError says more than its code: texts of other errors stay in the log. */
export function describeError(error: unknown): DescribedError {
  const failure = error instanceof DomainError ? error : translate(error);
  const known: { status: number; text: string; retryAfter?: number } = ERRORS[failure.code];
  const { status, text } = known;
  const retryAfter = failure.retryAfter ?? known.retryAfter;
  return {
    status,
    unexpected: failure.code === 'internal',
    ...(retryAfter !== undefined && { retryAfter }),
    body: {
      success: false,
      error: failure.text ?? text,
      code: failure.code,
      ...(failure.details !== undefined && { details: failure.details }),
      ...(failure.issues !== undefined && { issues: [...failure.issues] }),
      ...(failure.validationErrors !== undefined && { validation_errors: [...failure.validationErrors] }),
      ...(failure.columns !== undefined && { columns: [...failure.columns] }),
    },
  };
}

function translate(error: unknown): DomainError {
  const code = codeOf(error);
  if (code !== 'internal') return new DomainError(code);
  const trouble = classifyDatabaseError(error);
  if (trouble) return new DomainError('unavailable', { details: DETAILS[trouble] });
  const gone = findMissingParent(error);
  return new DomainError(gone === undefined ? code : (GONE[gone] ?? 'not_found'));
}

function codeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return 'internal';
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return FRAMEWORK_CODES[code] ?? FRAMEWORK_STATUSES[statusCode] ?? 'malformed_request';
  }
  // Bodies that are not JSON or break off. Errors of other services carry a status too, but those are our own trouble.
  return error instanceof SyntaxError || code === 'ECONNRESET' ? 'malformed_request' : 'internal';
}
