import { parseProfileUrl } from '../../../../shared/profile-url/profile-url.ts';
import { knownFields } from '../../client/known-fields.ts';
import type { FoundPerson } from '../../people-search.ts';
import type { FoundItem } from './schema.ts';

const SALES_LEAD = /linkedin\.com\/sales\/(?:lead|people)\/([\w-]+)/;

/** Somebody found. People out of the account's reach have neither a name nor an address. */
export function readFoundPerson(item: FoundItem): FoundPerson {
  const name =
    item.name ?? ([item.first_name, item.last_name].filter((part) => part !== undefined).join(' ') || undefined);
  return knownFields<FoundPerson>({
    id: item.id,
    slug: readSlug(item),
    memberUrn: item.member_urn,
    name: name === 'LinkedIn Member' ? undefined : name,
    headline: item.headline ?? '',
    location: item.location ?? '',
    pictureUrl: item.profile_picture_url,
    largePictureUrl: item.profile_picture_url_large,
  });
}

/** The slug as everywhere in Leadlight; of a Sales Navigator address, the member id in it. */
function readSlug({ public_identifier, public_profile_url, profile_url }: FoundItem): string | undefined {
  const addresses = [
    public_identifier && `https://www.linkedin.com/in/${public_identifier}`,
    public_profile_url,
    profile_url,
  ].filter((address) => address !== undefined);
  for (const address of addresses) {
    const lead = SALES_LEAD.exec(address)?.[1];
    const read = parseProfileUrl(lead === undefined ? address : `https://www.linkedin.com/in/${lead}`);
    if (read.ok) return read.slug;
  }
  return undefined;
}
