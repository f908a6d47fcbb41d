import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { CompanyResponse } from './company/schema.ts';
import type { PostsResponse } from './posts/schema.ts';
import type { MemberResponse } from './profile/schema.ts';

/** Whether both slugs, encoded or not, name one profile. Member ids ('ACoAA…') differ by case, slugs do not. */
function isSameSlug(a: string | undefined, b: string): boolean {
  return a !== undefined && canonical(a) === canonical(b);
}

function canonical(slug: string): string {
  return parseSlug(slug) ?? slug;
}

function parseSlug(written: string): string | undefined {
  const read = parseProfileUrl(`https://www.linkedin.com/in/${written}`);
  return read.ok ? read.slug : undefined;
}

/** The slug of the answer as canonical profile URLs have it, decoded; undefined when it names none. */
export function readSlugOf({ public_identifier: written }: MemberResponse): string | undefined {
  return written === undefined ? undefined : parseSlug(written);
}

/** Whether the answer is about the member asked for: others have been seen when several calls were under way. */
export function isAbout(profile: MemberResponse, slug: string): boolean {
  const named = isSameSlug(profile.public_identifier, slug) || isSameSlug(profile.provider_id, slug);
  return profile.object === 'UserProfile' && named;
}

/** What a company is asked for by. */
export interface CompanyKey {
  companyId?: string;
  companySlug?: string;
}

export function isCompany(company: CompanyResponse, key: CompanyKey): boolean {
  const named =
    key.companyId === undefined
      ? isSameSlug(company.public_identifier, key.companySlug ?? '')
      : company.id === key.companyId;
  return company.object === 'CompanyProfile' && named;
}

/** Whether a post is by the member or company whose posts were asked for; one without an author is, unless it passes another on. */
export function isBy(
  post: PostsResponse['items'][number],
  author: { id?: string | undefined; slug?: string | undefined },
): boolean {
  const { id, public_identifier: slug } = post.author ?? {};
  if (id !== undefined && id === author.id) return true;
  if (slug !== undefined && author.slug !== undefined) return isSameSlug(slug, author.slug);
  return id === undefined && slug === undefined && post.is_repost !== true;
}
