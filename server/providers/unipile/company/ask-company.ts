import type { ProviderClient } from '../../client/provider-client.ts';
import { SourceError } from '../../source-error.ts';
import { type PostsResponse, postsResponse } from '../posts/schema.ts';
import { type CompanyKey, isCompany } from '../same-member.ts';
import { type CompanyResponse, companyResponse } from './schema.ts';

const POSTS = 20;

/**
 * Asks for a company's page.
 * @returns null when there is none
 * @throws SourceError wrong-person when another company came back, twice
 */
export async function askCompany(
  client: ProviderClient,
  key: CompanyKey,
  signal: AbortSignal,
): Promise<CompanyResponse | null> {
  for (let tries = 0; tries < 2; tries += 1) {
    const identifier = encodeURIComponent(key.companyId ?? key.companySlug ?? '');
    const company = await client.call(
      { kind: 'company', path: `/linkedin/company/${identifier}`, schema: companyResponse },
      signal,
    );
    if (company === null || isCompany(company, key)) return company;
  }
  throw new SourceError(
    'wrong-person',
    'Unipile answered about another company than was asked for, twice. Nothing of it was kept.',
  );
}

/**
 * The latest posts of a member or a company.
 * @param id as this account knows it: another account's id of the same member is refused, and so is a slug
 * @returns null when they are not shown to this account
 */
export function askPosts(
  client: ProviderClient,
  { id, isCompany: ofCompany }: { id: string; isCompany: boolean },
  signal: AbortSignal,
): Promise<PostsResponse | null> {
  return client.call(
    {
      kind: 'posts',
      path: `/users/${encodeURIComponent(id)}/posts`,
      query: { limit: POSTS, is_company: ofCompany ? 'true' : undefined },
      schema: postsResponse,
    },
    signal,
  );
}
