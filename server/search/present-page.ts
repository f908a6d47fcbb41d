import type { SearchItem, SearchResponse } from '../../shared/contract/search.ts';
import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { FoundPage, FoundPerson, PeopleQuery } from '../providers/people-search.ts';
import { presentIntent } from './present-intent.ts';

/** Name of people whose name a source hides. */
const HIDDEN_NAME = 'LinkedIn Member';

/** A page of people in the shape of the contract. */
export function presentPage(page: FoundPage, query: PeopleQuery, cursor: string | null): SearchResponse['data'] {
  return {
    items: page.people.map(presentPerson),
    paging: { start: page.start, total_count: page.total },
    cursor,
    intent: presentIntent(query),
    ...(page.relaxed && { relaxed: page.relaxed }),
  };
}

function presentPerson(person: FoundPerson): SearchItem {
  const { slug } = person;
  const url = slug === undefined ? undefined : canonicalProfileUrl(slug);
  return {
    id: person.id,
    ...(slug !== undefined && { public_identifier: slug }),
    ...(person.memberUrn && { member_urn: person.memberUrn }),
    name: person.name?.trim() || HIDDEN_NAME,
    headline: person.headline,
    location: person.location,
    ...(person.pictureUrl && { profile_picture_url: person.pictureUrl }),
    ...(person.largePictureUrl && { profile_picture_url_large: person.largePictureUrl }),
    ...(url !== undefined && { public_profile_url: url, profile_url: url }),
  };
}
