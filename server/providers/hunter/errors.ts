import { z } from 'zod';
import type { SourceErrorKind } from '../source-error.ts';
import { PersonOptedOut } from './opt-out-list.ts';

/** For messages. */
export const LABEL = 'Hunter';

/** Their details may repeat what was asked, so they are not read. */
const one = z.object({ id: z.string().optional() });
const refusalBody = z.object({ errors: z.union([z.array(one), one.transform((error) => [error])]) });

/** Reasons that lie with this person or company: there is no address to be found for them. */
const NOTHING_TO_FIND = new Set([
  'invalid_first_name',
  'invalid_last_name',
  'invalid_full_name',
  'invalid_domain',
  'invalid_email',
]);

/**
 * What an answer other than 2xx means. Hunter says 403 when it is asked too fast, and 429 when the plan is used up.
 * @returns null when there is nothing to be found
 * @throws PersonOptedOut at 451
 */
export function parseError(status: number, body: unknown): { kind: SourceErrorKind; message: string } | null {
  const read = refusalBody.safeParse(body);
  const ids = read.success ? read.data.errors.flatMap(({ id }) => id ?? []) : [];
  const said = [status, ...ids].join(', ');
  if (status === 451) throw new PersonOptedOut();
  if (status === 404) {
    if (read.success) return null;
    return {
      kind: 'refused',
      message: `${LABEL} answered 404 but not in its own words. Check HUNTER_BASE_URL: it may lead to another server.`,
    };
  }
  if (status === 401) {
    return { kind: 'credentials', message: `${LABEL} does not accept the API key (${said}). Check HUNTER_API_KEY.` };
  }
  if (status === 403) {
    return { kind: 'rate-limited', message: `${LABEL} was asked too fast (${said}). Calls to it are paused.` };
  }
  if (status === 429) {
    return {
      kind: 'quota',
      message: `${LABEL} has used up what its plan allows (${said}). It is skipped until the plan is renewed or upgraded.`,
    };
  }
  if (status >= 500) {
    return { kind: 'unavailable', message: `${LABEL} failed (${said}). It is asked again with the next request.` };
  }
  if (ids.some((id) => NOTHING_TO_FIND.has(id))) return null;
  return {
    kind: 'refused',
    message: `${LABEL} did not accept the question (${said}). If it happens with every profile, please report it.`,
  };
}
