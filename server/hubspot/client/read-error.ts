import type { SourceErrorKind } from '../../providers/source-error.ts';
import { HubspotError, type HubspotFault } from './hubspot-error.ts';
import { type ErrorAnswer, hubspotError, propertyFaults } from './schema.ts';

/** The account is locked for a moment, or moved to another data centre (developers.hubspot.com, "Error handling"). */
const [LOCKED, MIGRATION] = [423, 477];
const CODE = /^[A-Z][A-Z0-9_]{1,59}$/;
const FAULTS = 'Property values were not valid: ';

/**
 * What an answer other than 2xx means.
 * @param what the call: 'POST /crm/v3/objects/contacts/batch/upsert'
 * @returns what may pass by itself
 * @throws HubspotError what will not
 */
export function readError(status: number, body: unknown, what: string): { kind: SourceErrorKind; message: string } {
  const read = hubspotError.safeParse(body);
  const error: ErrorAnswer = read.success ? read.data : hubspotError.parse({});
  const said = `HubSpot answered ${what} with ${status}${error.category && CODE.test(error.category) ? ` (${error.category})` : ''}`;
  if (status >= 500 || status === LOCKED || status === MIGRATION) return { kind: 'unavailable', message: said };
  if (status === 429) {
    // Resets at midnight in the account's time zone ("API usage guidelines and limits"); all others within ten seconds.
    if (error.policyName === 'DAILY') throw new HubspotError('daily-limit', said);
    return { kind: 'rate-limited', message: said };
  }
  if (status === 401) throw new HubspotError('token', said);
  if (status === 403) throw new HubspotError('scope', said, { scopes: scopesOf(error) });
  throw new HubspotError(isConflict(status, error) ? 'conflict' : 'invalid', said, { faults: faultsOf(error) });
}

/** What is wrong with a record, or a call: properties and codes alone, no values. */
export function faultsOf(error: ErrorAnswer): HubspotFault[] {
  const named = error.errors.map(({ code, context }) => ({ code: codeOf(code), property: context?.propertyName[0] }));
  const told = [error.message, ...error.errors.map(({ message }) => message)].flatMap(readFaults);
  const faults = [...told, ...named].filter(({ code, property }) => code !== undefined || property !== undefined);
  return faults.length > 0 ? faults : [{ code: codeOf(error.category), property: error.context?.propertyName[0] }];
}

/** Whether another record has a value that only one may have. */
export function isConflict(status: number | undefined, { category, errors }: ErrorAnswer): boolean {
  return status === 409 || category === 'CONFLICT' || errors.some(({ code }) => code === 'CONFLICTING_UNIQUE_VALUE');
}

/** `Property values were not valid: [{"isValid":false,"error":"INVALID_EMAIL","name":"email",…}]` */
function readFaults(message: string | undefined): HubspotFault[] {
  const at = message?.indexOf(FAULTS) ?? -1;
  if (message === undefined || at < 0) return [];
  try {
    const read = propertyFaults.safeParse(JSON.parse(message.slice(at + FAULTS.length)));
    return read.success ? read.data.map(({ name, error }) => ({ property: name, code: codeOf(error) })) : [];
  } catch {
    return [];
  }
}

function scopesOf({ context, errors }: ErrorAnswer): string[] {
  const all = [context, ...errors.map((one) => one.context)].flatMap((one) => [
    ...(one?.requiredScopes ?? []),
    ...(one?.missingScopes ?? []),
  ]);
  return [...new Set(all.filter((scope) => /^[a-z0-9._-]{1,80}$/.test(scope)))];
}

function codeOf(code: string | undefined): string | undefined {
  return code !== undefined && CODE.test(code) ? code : undefined;
}
