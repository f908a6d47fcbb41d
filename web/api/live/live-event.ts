import type { ServerEvents } from '../../../shared/live-events.ts';
import { nameValues } from './name-values.ts';

/** The events that change what is cached; the others only answer what the client sent. */
export const CACHED_EVENTS = [
  'job_progress',
  'job_completed',
  'job_failed',
  'job_cancelled',
  'batch_progress',
  'credits',
] as const;
export type CachedEventName = (typeof CACHED_EVENTS)[number];

/** An event as it is folded into the cache: its name and its payload. */
export type LiveEvent = {
  [Name in CachedEventName]: { name: Name; payload: Parameters<ServerEvents[Name]>[0] };
}[CachedEventName];

const ADDRESS_FIELD = /^li\w*url\w?$/i;

/**
 * Takes an event off the wire.
 * @param name the event's name
 * @param payload what came with it
 * @param userId the signed-in user
 * @returns the event, with a misspelt `linkedin_url` set right and its values by the catalogue's names; null when it is for another user or holds nothing
 */
export function readLiveEvent(name: CachedEventName, payload: unknown, userId: string): LiveEvent | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const fields = payload as Record<string, unknown>;
  if (fields.user_id !== undefined && fields.user_id !== userId) return null;
  return { name, payload: nameValues(withAddress(fields)) } as unknown as LiveEvent;
}

function withAddress(fields: Record<string, unknown>): Record<string, unknown> {
  if (fields.linkedin_url !== undefined) return fields;
  const misspelt = Object.keys(fields).find((field) => ADDRESS_FIELD.test(field));
  return misspelt === undefined ? fields : { ...fields, linkedin_url: fields[misspelt] };
}
