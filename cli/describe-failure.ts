import { ApiError } from '../shared/api-call.ts';
import { CliError, EXIT, type ExitCode } from './cli-error.ts';

/** What is said of a command that failed. */
export interface DescribedFailure {
  exitCode: ExitCode;
  message: string;
  /** Below it, in this order. */
  lines: string[];
  code?: string;
  supportId?: string;
}

const WRONG_USE = new Set<string>([
  'validation_failed',
  'invalid_profile_urls',
  'unknown_parameters',
  'invalid_mapping',
  'search_cursor_invalid',
]);

/** @returns what to tell the user of anything that was thrown, with what to do next */
export function describeFailure(error: unknown): DescribedFailure {
  if (error instanceof CliError) {
    const under = error.cause instanceof ApiError ? error.cause : undefined;
    return {
      exitCode: error.exitCode,
      message: error.message,
      lines: [...error.lines, ...(error.hint ? [error.hint] : [])],
      ...identify(under),
    };
  }
  if (error instanceof ApiError) return describeApiError(error);
  const message = error instanceof Error && error.message ? error.message : String(error);
  return { exitCode: EXIT.failed, message, lines: [] };
}

function describeApiError(error: ApiError): DescribedFailure {
  const issues = error.issues.map(({ path, message }) => `${path}: ${message}`);
  const said = [error.details, ...issues, ...error.validationErrors];
  return {
    exitCode: exitCodeOf(error),
    message: error.message || 'The server refused without saying why.',
    lines: [...said, hintOf(error)].filter((line) => line !== undefined),
    ...identify(error),
  };
}

function exitCodeOf({ status, code }: ApiError): ExitCode {
  if (status === 401) return EXIT.notSignedIn;
  return WRONG_USE.has(code) || code.startsWith('upload_') ? EXIT.wrongUse : EXIT.failed;
}

/** What to do next. */
function hintOf({ status, code, details, retryAfterSeconds }: ApiError): string | undefined {
  if (status === 0) return 'Is the server running, and is the address right? "npx leadlight doctor" looks.';
  if (status === 401) return 'Make a new key on the profile page and run "npx leadlight login".';
  if (code === 'insufficient_scope' && !details) return 'Make a key that may do this on the profile page.';
  if (code === 'insufficient_credits')
    return 'Buy credits on the Credits page, or ask for fewer profiles or parameters.';
  if (code === 'spending_limit') return 'Raise the limit on the Credits page, or wait until it begins anew.';
  if (code === 'unknown_parameters') return '"npx leadlight columns" lists the parameters.';
  if (code === 'not_found') return 'Check the id: "npx leadlight status" lists your latest requests.';
  if (retryAfterSeconds !== undefined) return `Try again ${describeWait(retryAfterSeconds)}.`;
  if (status >= 500) return 'Try again in a moment. Nothing is charged twice.';
  return undefined;
}

function describeWait(seconds: number): string {
  if (seconds < 90) return `in ${Math.ceil(seconds)} seconds`;
  if (seconds < 5_400) return `in ${Math.ceil(seconds / 60)} minutes`;
  return `after ${new Date(Date.now() + seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function identify(error: ApiError | undefined): Pick<DescribedFailure, 'code' | 'supportId'> {
  return { ...(error && { code: error.code }), ...(error?.requestId && { supportId: error.requestId }) };
}
