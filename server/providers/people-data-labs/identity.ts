import { readSlug } from '../../../shared/profile-url/profile-url.ts';
import type { PersonResponse } from './schema.ts';

/** What stands after '/in/' in an address with or without scheme; undefined when it is none of a profile. */
function slugOfAddress(address: string | undefined): string | null | undefined {
  const raw = /linkedin\.com\/in\/([^/?#]+)/i.exec(address ?? '')?.[1];
  return raw === undefined ? undefined : readSlug(raw);
}

/**
 * Whether an answer is about the profile asked for. Its own profile name decides. A record may have another one when the
 * person changed it, or has two profiles: then it has to list the one asked for, and to be found by it.
 */
export function isAbout(slug: string, { data, matched }: PersonResponse): boolean {
  const own = [data.linkedin_username && readSlug(data.linkedin_username), slugOfAddress(data.linkedin_url)].filter(
    (name) => typeof name === 'string',
  );
  if (own.length > 0 && own.every((name) => name === slug)) return true;
  const foundByProfile = matched?.includes('profile');
  if (own.length === 0) return foundByProfile !== false;
  return (
    foundByProfile === true &&
    data.profiles.some(
      ({ network, username, url }) =>
        network?.toLowerCase() === 'linkedin' &&
        ((username !== undefined && readSlug(username) === slug) || slugOfAddress(url) === slug),
    )
  );
}
