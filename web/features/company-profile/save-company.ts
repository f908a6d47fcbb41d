import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { api } from '../../api/client.ts';
import { updateSession } from '../../api/session.ts';

/**
 * POST /api/profile/company with a description.
 * @returns the profile as saved, which is also put into the session
 * @throws ApiError
 */
export async function saveCompany(profile: CompanyProfile): Promise<CompanyProfile> {
  const { company_profile: saved } = await api('saveCompany', { body: profile });
  updateSession({ company_profile: saved });
  return saved;
}
