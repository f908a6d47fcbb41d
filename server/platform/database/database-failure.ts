/** Why the database cannot serve just now: it is unreachable, overloaded or shutting down, or its disk is full. */
export type DatabaseFailure = 'away' | 'disk_full';

/** PostgreSQL's own codes: lost connections, exhausted resources, starting or stopping, a standby, locks and conflicts, time-outs, a broken disk. */
const PASSING = /^(?:08...|53...|57P0[1-5]|57014|25006|25P0[34]|40001|40P01|55P03|58030)$/;
const DISK_FULL = '53100';
/** The system's codes for a connection that cannot be made or is lost. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What pg and its pool say without a code. */
const CONNECTION_TEXTS = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/** Distinguishes a database that cannot serve just now from a statement that is wrong. @param error what a query, or connecting, failed with */
export function classifyDatabaseError(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === DISK_FULL) return 'disk_full';
  return PASSING.test(code) || CONNECTION_CODES.has(code) || CONNECTION_TEXTS.has(error.message) ? 'away' : undefined;
}

/** What rows of others hang on, and are deleted with: by the column that names it. */
const PARENT_COLUMN = /_(user|session|batch|job|webhook)_id_fkey$/;
type Parent = 'user' | 'session' | 'batch' | 'job' | 'webhook';

/**
 * What was deleted while something of it was being written, when that is why a statement failed. That something still hangs on what is
 * being deleted is another matter, and a fault of ours.
 * @param error what a query failed with
 */
export function findMissingParent(error: unknown): Parent | undefined {
  const { code, constraint, detail } = (error ?? {}) as { code?: unknown; constraint?: unknown; detail?: unknown };
  if (code !== '23503' || !String(detail).includes('is not present in table')) return undefined;
  return PARENT_COLUMN.exec(String(constraint))?.[1] as Parent | undefined;
}
