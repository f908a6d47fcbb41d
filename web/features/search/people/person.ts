import type { SearchItem } from '../../../../shared/contract/search.ts';
import { NO_PICTURE } from '../../../ui/portrait.tsx';

/** A person found, as a card shows them. */
export interface Person {
  key: string;
  name: string;
  headline: string;
  location: string;
  /** /Frame.png where there is none. */
  pictureUrl: string;
  /** Null where the source gives none: such a person cannot be enriched. */
  profileUrl: string | null;
}

const NAMELESS = 'LinkedIn Member';

/** Reads a search result, whichever of the alternative fields it has. */
export function toPerson(item: Partial<SearchItem>): Person {
  const profileUrl = item.public_profile_url || item.profile_url || null;
  return {
    key: item.id || item.public_identifier || item.member_urn || profileUrl || item.name || '',
    name: item.name?.trim() || NAMELESS,
    headline: item.headline?.trim() ?? '',
    location: item.location?.trim() ?? '',
    pictureUrl: item.profile_picture_url_large || item.profile_picture_url || NO_PICTURE,
    profileUrl,
  };
}

/** @returns the people in order, each once: pages may overlap when people come and go between them */
export function toPeople(items: readonly Partial<SearchItem>[]): Person[] {
  const people = items.map(toPerson);
  return [...new Map(people.map((person) => [person.key, person])).values()];
}
