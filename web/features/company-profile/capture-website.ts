import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { api } from '../../api/client.ts';
import { readProfile } from '../../api/queries/profile-query.ts';

/**
 * POST /api/profile/company with a website alone: the server reads it and suggests a description. It saves that only for who has
 * none yet, so the session takes over what is stored, not what was suggested.
 * @throws ApiError with code `website_unreachable` when the website could not be read
 */
export async function captureWebsite(website: string): Promise<CompanyProfile> {
  const { company_profile: suggested } = await api('saveCompany', { body: { website, description: '' } });
  // The next look at the profile page would bring it as well: a failure here changes nothing.
  await readProfile().catch(() => {});
  return suggested;
}
