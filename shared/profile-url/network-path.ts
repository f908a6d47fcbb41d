import { elementAt } from '../element-at.ts';
import { cutAt } from '../trim-text.ts';
import type { ProfileUrlRefusal } from './refusals.ts';
import { readSlug } from './slug.ts';

const REFUSED_SECTIONS: ReadonlyMap<string, ProfileUrlRefusal> = new Map([
  ['company', 'company_page'],
  ['companies', 'company_page'],
  ['showcase', 'company_page'],
  ['organization', 'company_page'],
  ['school', 'school_page'],
  ['edu', 'school_page'],
  ['jobs', 'job'],
  ['job', 'job'],
  ['posts', 'post'],
  ['pulse', 'post'],
  ['embed', 'post'],
  ['video', 'post'],
  ['feed', 'feed'],
  ['home', 'feed'],
  ['messaging', 'feed'],
  ['notifications', 'feed'],
  ['mynetwork', 'feed'],
  ['groups', 'group'],
  ['events', 'event'],
  ['newsletters', 'newsletter'],
  ['products', 'product_page'],
  ['services', 'product_page'],
  ['service', 'product_page'],
  ['learning', 'learning'],
  ['search', 'search_page'],
  ['directory', 'search_page'],
  ['sales', 'sales_navigator'],
  ['talent', 'recruiter'],
  ['recruiter', 'recruiter'],
  ['hiring', 'recruiter'],
  ['cap', 'recruiter'],
  ['profile', 'legacy_profile_view'],
  ['login', 'sign_in_page'],
  ['signup', 'sign_in_page'],
  ['authwall', 'sign_in_page'],
  ['uas', 'sign_in_page'],
  ['checkpoint', 'sign_in_page'],
]);

/** What mobile sites and links in mails put in front of the path of the page meant. */
const PREFIXES = new Set(['mwlite', 'm', 'comm', 'mobile', 'touch']);
const HEX = /^[0-9a-f]{1,3}$/i;

/** `/pub/jane-doe/1a/2b3/4c5`: the old public address; today's slug is jane-doe-4c52b31a. */
function readPublicPath(rest: string[]): string | ProfileUrlRefusal[] {
  const [name, a, b, c] = rest;
  if (name === undefined) return ['bad_slug'];
  if (name.toLowerCase() === 'dir') return ['search_page'];
  const numbers = [c, b, a].filter((part) => part !== undefined && HEX.test(part));
  const [last, middle, first] = numbers;
  const slug = readSlug(
    first && last && middle ? `${name}-${last.padStart(3, '0')}${middle.padStart(3, '0')}${first}` : name,
  );
  return slug ?? ['bad_slug'];
}

/**
 * Reads the path of a link to the network.
 * @param path starts with '/' or is empty; no query, no hash
 * @returns the decoded slug of a profile, or the reason why it is none
 */
export function readProfilePath(path: string): { slug: string } | { reason: ProfileUrlRefusal } {
  let segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return { reason: 'other_page' };
  if (segments.length > 1 && PREFIXES.has(elementAt(segments, 0).toLowerCase())) segments = segments.slice(1);
  const section = segments[0]?.toLowerCase();
  if (section === undefined) return { reason: 'home_page' };
  const rest = segments.slice(1);

  if (section === 'pub') {
    const read = readPublicPath(rest);
    return typeof read === 'string' ? { slug: read } : { reason: elementAt(read, 0) };
  }
  if (section !== 'in') {
    if (section === 'feed' && rest[0]?.toLowerCase() === 'update') return { reason: 'post' };
    return { reason: REFUSED_SECTIONS.get(section) ?? 'other_page' };
  }
  // What follows the slug is a language (/en, /pt-br) or a part of the same profile (/details/skills).
  const slug = rest[0] === undefined ? null : readSlug(cutAt(rest[0], /&\w+=/));
  if (slug === null) return { reason: 'bad_slug' };
  return slug === 'me' ? { reason: 'own_profile' } : { slug };
}
