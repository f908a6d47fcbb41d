import type { HubspotClient } from '../client/hubspot-client.ts';
import type { ContactProperty } from '../client/schema.ts';
import { PROFILE_URL_PROPERTY, type PushColumn } from './lay-out-properties.ts';
import { PushFailed } from './push-failed.ts';

/** A column whose property is there. */
export interface ReadyColumn extends PushColumn {
  /** As HubSpot calls it: 'string', 'number', 'bool', 'enumeration', … */
  type: string;
}

/**
 * Makes the properties of ours that the account does not have, and leaves out those of HubSpot's own that it does not know as texts.
 * @throws PushFailed for a property that cannot be written; what the client throws
 */
export async function prepareProperties(
  client: HubspotClient,
  columns: readonly PushColumn[],
  signal: AbortSignal,
): Promise<ReadyColumn[]> {
  const there = new Map((await client.listProperties(signal)).map((property) => [property.name, property]));
  const missing = columns.flatMap(({ property, create }) => (create && !there.has(property) ? [create] : []));
  if (missing.length > 0) await client.createGroup(signal);
  for (const property of missing) await client.createProperty(property, signal);
  return columns.flatMap((column): ReadyColumn | [] => {
    const found = there.get(column.property);
    // One of HubSpot's own that an account has made a list of choices takes hardly anything of ours.
    if (found && column.create === null && found.type !== 'string') return [];
    if (found) {
      requireWritable(found);
      return { ...column, type: found.type };
    }
    if (column.create === undefined) {
      throw new PushFailed(`Your HubSpot account has no contact property “${column.property}”. Change the mapping.`);
    }
    return column.create ? { ...column, type: column.create.type } : [];
  });
}

function requireWritable({ name, hasUniqueValue, calculated, modificationMetadata }: ContactProperty): void {
  if (name === PROFILE_URL_PROPERTY && hasUniqueValue !== true) {
    throw new PushFailed(
      `The contact property “${name}” of your HubSpot account is not unique, so that nobody can be found by it. Delete it there: the next push makes it anew.`,
    );
  }
  if (calculated === true || modificationMetadata?.readOnlyValue === true) {
    throw new PushFailed(`HubSpot lets nobody write the contact property “${name}”. Change the mapping.`);
  }
}
