import { z } from 'zod';
import { createProviderClient } from '../../providers/client/provider-client.ts';
import type { RateLimiter } from '../../providers/rate-limiter.ts';
import { HubspotError } from './hubspot-error.ts';
import { readError } from './read-error.ts';
import { type ContactProperty, propertiesAnswer, type UpsertAnswer, upsertAnswer } from './schema.ts';

/** Contacts in a call at most ("Batch operations are limited to 100 records at a time"). */
export const CONTACTS_A_CALL = 100;
/** The group that properties of ours stand in. */
export const PROPERTY_GROUP = 'leadlight';

export interface UpsertInput {
  /** The value of the property that finds the contact. */
  id: string;
  idProperty: string;
  properties: Record<string, string>;
  /** Comes back with what is said of this one. */
  objectWriteTraceId: string;
}

export interface NewProperty {
  name: string;
  label: string;
  description: string;
  type: 'string' | 'number';
  fieldType: 'text' | 'textarea' | 'number';
  hasUniqueValue?: boolean;
}

export interface HubspotClientOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  token: string;
  /** What calls are counted by, and made. */
  rateLimiter: RateLimiter;
  /** Milliseconds for one try, and before the second, the third, … */
  timeoutMs?: number | undefined;
  pausesMs?: readonly number[] | undefined;
}

/** Calls to the HubSpot account of one user. All of them throw HubspotError for what is final, else SourceError after the last try. */
export interface HubspotClient {
  listProperties(signal: AbortSignal): Promise<ContactProperty[]>;
  /** Makes the group of our properties, unless it is there. */
  createGroup(signal: AbortSignal): Promise<void>;
  /** Makes a property, unless it is there. */
  createProperty(property: NewProperty, signal: AbortSignal): Promise<void>;
  /** Makes contacts or brings them up to date, at most a hundred. */
  upsert(inputs: readonly UpsertInput[], signal: AbortSignal): Promise<UpsertAnswer>;
}

/** A hundred contacts may take a while. */
const TRY_MS = 30_000;
const PAUSES_MS = [1_000, 4_000, 12_000];
/** An account has up to a thousand properties, of some kilobytes each with their options. */
const MOST_BYTES = 32 * 1024 * 1024;

const anything = z.unknown();

/** Makes the client of an account. */
export function createHubspotClient(options: HubspotClientOptions): HubspotClient {
  const { baseUrl, token, rateLimiter, timeoutMs = TRY_MS, pausesMs = PAUSES_MS } = options;
  const client = createProviderClient({
    label: 'HubSpot',
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    rateLimiter,
    parseError: readError,
    timeoutMs,
    pausesMs,
    maxBytes: MOST_BYTES,
  });
  const create = async (path: string, body: unknown, signal: AbortSignal) => {
    try {
      await client.call({ kind: 'create-property', method: 'POST', path, body, schema: anything }, signal);
    } catch (error) {
      // It is there already; somebody else may have made it just now.
      if (!(error instanceof HubspotError && error.kind === 'conflict')) throw error;
    }
  };
  return {
    async listProperties(signal) {
      const path = '/crm/v3/properties/contacts';
      return (await client.call({ kind: 'list-properties', path, schema: propertiesAnswer }, signal))?.results ?? [];
    },
    createGroup(signal) {
      const group = { name: PROPERTY_GROUP, label: 'Leadlight', displayOrder: -1 };
      return create('/crm/v3/properties/contacts/groups', group, signal);
    },
    createProperty(property, signal) {
      return create(
        '/crm/v3/properties/contacts',
        { ...property, groupName: PROPERTY_GROUP, formField: false },
        signal,
      );
    },
    async upsert(inputs, signal) {
      const path = '/crm/v3/objects/contacts/batch/upsert';
      const call = { kind: 'upsert', method: 'POST' as const, path, body: { inputs }, schema: upsertAnswer };
      return (await client.call(call, signal)) ?? { results: [], errors: [] };
    },
  };
}
