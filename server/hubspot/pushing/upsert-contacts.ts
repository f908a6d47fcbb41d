import { elementAt } from '../../../shared/element-at.ts';
import type { HubspotClient, UpsertInput } from '../client/hubspot-client.ts';
import { HubspotError, type HubspotFault } from '../client/hubspot-error.ts';
import { faultsOf, isConflict } from '../client/read-error.ts';
import type { UpsertAnswer } from '../client/schema.ts';
import { explainRefusal, REFUSED_HERE } from './explain-refusal.ts';
import { PROFILE_URL_PROPERTY } from './lay-out-properties.ts';
import type { Contact } from './to-contact.ts';

interface Refused {
  faults: readonly HubspotFault[];
  /** Another contact has a value that only one may have. */
  isConflict: boolean;
}

type InputOf = (contact: Contact) => UpsertInput;

/**
 * Pushes at most a hundred people: by e-mail address, who has none by profile. Somebody who was pushed before their address was known is
 * found by their profile.
 * @returns why some were refused, by job
 * @throws HubspotError, SourceError when the call fails as a whole
 */
export async function upsertContacts(
  client: HubspotClient,
  contacts: readonly Contact[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const send = (some: readonly Contact[], inputOf: InputOf) => sendAll(client, some, inputOf, signal);
  const withEmail = contacts.filter(({ email }) => email !== undefined);
  const byEmailRefused = await send(withEmail, byEmail);
  const again = withEmail.filter(({ jobId }) => byEmailRefused.get(jobId)?.isConflict);
  const byUrlRefused = await send([...contacts.filter(({ email }) => email === undefined), ...again], byUrl);
  const reasons = new Map<string, string>();
  for (const contact of contacts) {
    const { jobId, email } = contact;
    const first = byEmailRefused.get(jobId);
    const refused = byUrlRefused.get(jobId) ?? (first?.isConflict ? undefined : first);
    if (!refused) continue;
    const properties = new Set(Object.keys(contact.properties));
    const hasTwo = refused.isConflict && email !== undefined;
    reasons.set(jobId, hasTwo ? REFUSED_HERE.twoContacts : explainRefusal(refused.faults, properties));
  }
  return reasons;
}

/** The address stands among the properties too: by it, HubSpot does not take a part of a contact ("Upsert contacts"). */
const byEmail: InputOf = ({ jobId, email = '', properties }) => ({
  ...{ id: email, idProperty: 'email', properties, objectWriteTraceId: jobId },
});

const byUrl: InputOf = ({ jobId, url, properties }) => ({
  ...{ id: url, idProperty: PROFILE_URL_PROPERTY, properties, objectWriteTraceId: jobId },
});

/** One call; where it is refused as a whole, or does not say who was, halves of it, until it is known of everybody. */
async function sendAll(
  client: HubspotClient,
  contacts: readonly Contact[],
  inputOf: InputOf,
  signal: AbortSignal,
): Promise<Map<string, Refused>> {
  const refused = new Map<string, Refused>();
  if (contacts.length === 0) return refused;
  let open: readonly Contact[] = contacts;
  try {
    const answer = await client.upsert(contacts.map(inputOf), signal);
    open = readAnswer(answer, contacts, refused);
    if (open.length === 1 && contacts.length === 1) return note(refused, elementAt(contacts, 0), answer);
  } catch (error) {
    if (!(error instanceof HubspotError) || (error.kind !== 'invalid' && error.kind !== 'conflict')) throw error;
    if (contacts.length === 1) {
      return refused.set(elementAt(contacts, 0).jobId, { faults: error.faults, isConflict: error.kind === 'conflict' });
    }
  }
  if (open.length === 0) return refused;
  const half = Math.ceil(open.length / 2);
  for (const part of [open.slice(0, half), open.slice(half)]) {
    for (const [jobId, why] of await sendAll(client, part, inputOf, signal)) refused.set(jobId, why);
  }
  return refused;
}

/** Notes who was refused. @returns those of whom nothing is known yet */
function readAnswer(
  { results, errors }: UpsertAnswer,
  contacts: readonly Contact[],
  refused: Map<string, Refused>,
): readonly Contact[] {
  const asked = new Set(contacts.map(({ jobId }) => jobId));
  for (const error of errors) {
    for (const jobId of error.context?.objectWriteTraceId ?? []) {
      if (!asked.has(jobId)) continue;
      refused.set(jobId, { faults: faultsOf(error), isConflict: isConflict(undefined, error) });
    }
  }
  if (results.length + refused.size >= contacts.length) return [];
  const taken = new Set(results.map((result) => result.objectWriteTraceId));
  return contacts.filter(({ jobId }) => !refused.has(jobId) && !taken.has(jobId));
}

function note(refused: Map<string, Refused>, { jobId }: Contact, { errors }: UpsertAnswer): Map<string, Refused> {
  return refused.set(jobId, {
    faults: errors.flatMap(faultsOf),
    isConflict: errors.some((error) => isConflict(undefined, error)),
  });
}
