/** How long a session record is kept after its start, in milliseconds. */
export const BULK_SESSION_MAX_AGE_MS = 24 * 60 * 60 * 1000;

const KEY_PREFIX = 'bulk_';

/** What the bulk screen needs to know of a start, kept in session storage under 'bulk_{timestamp}'. */
export interface BulkSession {
  /** The request's id; a record written without it is resolved through its first job. */
  batchId?: string;
  /** Truncated when the browser could not store a very long list: the batch has all of them. */
  jobIds: string[];
  urls: string[];
  /** Milliseconds since 1970. */
  createdAt: number;
  totalJobs: number;
  parametersEnriched: string[];
}

/**
 * Keeps the record of a bulk start for this tab.
 * @param record what was started; `createdAt` (milliseconds) is now unless given
 * @returns the storage key, 'bulk_{timestamp}', for /bulk_enrichment?session={key}
 */
export function saveBulkSession(record: Omit<BulkSession, 'createdAt'> & { createdAt?: number }): string {
  const session: BulkSession = { ...record, createdAt: record.createdAt ?? Date.now() };
  let timestamp = session.createdAt;
  while (sessionStorage.getItem(KEY_PREFIX + timestamp) !== null) timestamp += 1;
  const key = KEY_PREFIX + timestamp;
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
  } catch {
    // Storage is full: tens of thousands of addresses do not fit, but the batch id alone leads to all of them.
    sessionStorage.setItem(key, JSON.stringify({ ...session, jobIds: session.jobIds.slice(0, 1), urls: [] }));
  }
  return key;
}

/**
 * Reads a record back.
 * @param key the `session` query parameter, or null when it is missing
 * @returns the record, or null when there is none or it cannot be read
 */
export function readBulkSession(key: string | null): BulkSession | null {
  if (!key?.startsWith(KEY_PREFIX)) return null;
  const text = sessionStorage.getItem(key);
  return text === null ? null : parseRecord(text);
}

/**
 * Removes records older than 24 hours, and those that cannot be read.
 * @param now milliseconds since 1970
 */
export function removeStaleBulkSessions(now: number = Date.now()): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  for (const key of keys) {
    if (!key?.startsWith(KEY_PREFIX)) continue;
    const record = parseRecord(sessionStorage.getItem(key) ?? '');
    if (record === null || now - record.createdAt > BULK_SESSION_MAX_AGE_MS) sessionStorage.removeItem(key);
  }
}

/** Checked by hand rather than with zod, which would make the first load of /enrich too large. */
function parseRecord(text: string): BulkSession | null {
  let found: Partial<Record<keyof BulkSession, unknown>> | null;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { batchId, jobIds, urls, totalJobs, parametersEnriched } = found;
  const createdAt = new Date(found.createdAt as string | number).getTime();
  if (!isTextList(jobIds) || Number.isNaN(createdAt)) return null;
  return {
    ...(typeof batchId === 'string' && { batchId }),
    jobIds,
    urls: isTextList(urls) ? urls : [],
    createdAt,
    totalJobs: typeof totalJobs === 'number' ? totalJobs : jobIds.length,
    parametersEnriched: isTextList(parametersEnriched) ? parametersEnriched : [],
  };
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
