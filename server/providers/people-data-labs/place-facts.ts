import { knownFields } from '../client/known-fields.ts';
import type { Place } from '../profile-facts.ts';

/** A place from its name and its parts, whichever of them the plan shows; undefined when it shows none. */
export function readPlace(parts: {
  name?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  country?: string | undefined;
}): Place | undefined {
  const { locality: city, region, country } = parts;
  const text = parts.name ?? [city, region, country].filter((part) => part !== undefined).join(', ');
  return text === '' ? undefined : knownFields({ text, city, region, country });
}
