import type { SearchIntent, SearchItem, SearchResponse } from '../../shared/contract/search.ts';
import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { FoundPage, FoundPerson } from '../providers/people-search.ts';
import { isAgeOrPay } from './intent/numbers/age-and-pay.ts';

/** Name of people whose name a source hides. */
const HIDDEN_NAME = 'LinkedIn Member';

/** A page of people in the shape of the contract. */
export function presentPage(page: FoundPage, intent: SearchIntent, cursor: string | null): SearchResponse['data'] {
  // No source was asked for ages and pay.
  const isLeftOut = page.people.length > 0 && intent.keywords.some(isAgeOrPay);
  const relaxed = [...new Set([...(page.relaxed ?? []), ...(isLeftOut ? (['keywords'] as const) : [])])];
  return {
    items: page.people.map(presentPerson),
    paging: { start: page.start, total_count: page.total },
    cursor,
    intent,
    ...(relaxed.length > 0 && { relaxed }),
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
