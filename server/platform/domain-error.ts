import type { ErrorCode } from '../../shared/contract/responses.ts';
import type { SheetColumn } from '../../shared/contract/sheet-columns.ts';

/** What is wrong with one field of a request; `path` is dotted, '' for the request as a whole. */
export interface FieldIssue {
  path: string;
  message: string;
}

export interface DomainErrorOptions {
  details?: string | undefined;
  validationErrors?: readonly string[] | undefined;
  issues?: readonly FieldIssue[] | undefined;
  columns?: readonly SheetColumn[] | undefined;
  text?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown | undefined;
}

/**
 * A domain rule refused the request. `code` is one of the closed list in the contract; `http/errors/errors.ts` gives each its status and text.
 * `details` says to the user what is needed and what is there; `validationErrors` names entries one by one, `issues` fields, `columns`
 * those of a sheet.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: string | undefined;
  readonly validationErrors: readonly string[] | undefined;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly columns: readonly SheetColumn[] | undefined;
  /** Replaces the map's text where one code is said in two ways (credits for one profile, for many). */
  readonly text: string | undefined;
  /** Seconds after which asking again may help, where that is known better than by the code alone. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.text ?? code, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details;
    this.validationErrors = options.validationErrors;
    this.issues = options.issues;
    this.columns = options.columns;
    this.text = options.text;
    this.retryAfter = options.retryAfter;
  }
}
