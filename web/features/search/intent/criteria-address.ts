import { type Criterion, findKind, isExcludable } from './criteria.ts';

/** Names in the address: `want=title:CTO`, `not=company:Acme`. */
const WANT = 'want';
const NOT = 'not';
/** Criteria of a search; an address, which anybody types, may name more. */
export const CRITERIA_MAX = 40;
const LONGEST = 200;

/** @returns the corrected criteria in an address; null when the query is taken as it is read */
export function readCriteria(params: URLSearchParams): Criterion[] | null {
  if (!params.has(WANT) && !params.has(NOT)) return null;
  const read = (name: string, excluded: boolean) =>
    params.getAll(name).flatMap((text): Criterion[] => {
      const colon = text.indexOf(':');
      const kind = findKind(text.slice(0, Math.max(0, colon)))?.kind;
      const value = text.slice(colon + 1, colon + 1 + LONGEST).trim();
      if (!kind || value === '' || (excluded && !isExcludable(kind))) return [];
      return [{ kind, excluded, value }];
    });
  return [...read(WANT, false), ...read(NOT, true)].slice(0, CRITERIA_MAX);
}

/** Writes corrected criteria into an address; that none are left is a correction too. @param criteria null takes them out */
export function writeCriteria(params: URLSearchParams, criteria: readonly Criterion[] | null): void {
  params.delete(WANT);
  params.delete(NOT);
  if (criteria?.length === 0) params.set(WANT, '');
  for (const { kind, excluded, value } of criteria ?? []) params.append(excluded ? NOT : WANT, `${kind}:${value}`);
}
