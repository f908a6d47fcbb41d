import type { SearchItem } from '../../../shared/contract/search.ts';

/** A person found, as a card shows them. */
export interface Person {
  key: string;
  name: string;
  headline: string;
  location: string;
  /** Null where there is none: initials stand in. */
  pictureUrl: string | null;
  /** Null where the source gives none: such a person cannot be enriched. */
  profileUrl: string | null;
}

const NAMELESS = 'LinkedIn Member';
/** How a source says that there is no picture. */
const NO_PICTURE = '/Frame.png';

/** Reads a found item, whichever of the alternative fields it carries. */
export function toPerson(item: Partial<SearchItem>): Person {
  const picture = item.profile_picture_url_large || item.profile_picture_url || NO_PICTURE;
  const profileUrl = item.public_profile_url || item.profile_url || null;
  return {
    key: item.id || item.public_identifier || item.member_urn || profileUrl || item.name || '',
    name: item.name?.trim() || NAMELESS,
    headline: item.headline?.trim() ?? '',
    location: item.location?.trim() ?? '',
    pictureUrl: picture === NO_PICTURE ? null : picture,
    profileUrl,
  };
}

/** @returns the people in order, each once: pages may overlap when people come and go between them */
export function toPeople(items: readonly Partial<SearchItem>[]): Person[] {
  const people = items.map(toPerson);
  return [...new Map(people.map((person) => [person.key, person])).values()];
}
