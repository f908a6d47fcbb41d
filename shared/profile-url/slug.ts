import { elementAt } from '../element-at.ts';
import { trimEndOf, trimStartOf } from '../trim-text.ts';

/** Ids the network itself hands out; upper and lower case differ in meaning there, unlike in slugs people choose. */
const MEMBER_ID = /^AC[a-z]AA[\w-]{3,}$/;
const PROFILE_URN = /^urn:li:(?:fsd?_profile|fs_miniprofile|fsd_miniprofile):([\w-]+)$/i;

/** Letters of any script, marks, digits, the few signs old slugs have, and what emoji are made of. */
const SLUG = /^(?:[\p{L}\p{M}\p{N}\p{So}\p{Sk}._'’&-]|\u200c|\u200d)+$/u;
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const INVISIBLE_OR_SLASH = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff/]/;
/** Signs that nobody's slug ends in: they are taken off a link that ends there, so they go as well where it does not. */
const AFTER_SLUG = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff.'’]/;
const SLUG_MAX = 200;

/** True for the ids the network itself hands out ('ACoAAB1x2y3z'), which stand where a slug is not known. */
export function isMemberId(slug: string): boolean {
  return MEMBER_ID.test(slug);
}

/** @returns the one form of a decoded slug: NFC and lower case; member ids keep their case */
function normaliseSlug(slug: string): string {
  // Lower case first: the small form of some letters (İ) decomposes, and NFC must have the last word.
  return MEMBER_ID.test(slug) ? slug : slug.normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * Decodes a slug as it stands in a link (percent-encoded once, twice or not at all).
 * @returns the decoded, normalised slug, or null when it is none
 */
export function readSlug(raw: string): string | null {
  let slug = raw;
  for (let round = 0; round < 2 && slug.includes('%'); round++) {
    try {
      slug = decodeURIComponent(slug);
    } catch {
      return null;
    }
  }
  slug = trimEndOf(trimEndOf(trimStartOf(slug, INVISIBLE), INVISIBLE_OR_SLASH), AFTER_SLUG);
  const urn = PROFILE_URN.exec(slug);
  if (urn) slug = elementAt(urn, 1);
  if (slug.length === 0 || slug.length > SLUG_MAX || !SLUG.test(slug)) return null;
  // Dots and dashes alone name nobody, and '..' would climb out of /in/.
  return /[\p{L}\p{N}\p{So}]/u.test(slug) ? normaliseSlug(slug) : null;
}

/**
 * @param slug decoded slug of a profile
 * @returns its canonical URL, `https://www.linkedin.com/in/{encoded slug}`
 */
export function canonicalProfileUrl(slug: string): string {
  // '&' needs no encoding in a path; everything else URLs encode, encodeURIComponent encodes alike.
  return `https://www.linkedin.com/in/${encodeURIComponent(normaliseSlug(slug)).replaceAll('%26', '&')}`;
}
