import { queryOptions } from '@tanstack/react-query';
import type { ProfileResponse } from '../../../shared/contract/accounts.ts';
import { api } from '../client.ts';
import { updateSession } from '../session.ts';

/** GET /api/profile: also updates the session, which may be older than a change made on another device. */
export async function readProfile(): Promise<ProfileResponse> {
  const profile = await api('readProfile');
  updateSession({ user_id: profile.id, company_profile: profile.company_profile, admin: profile.admin === true });
  return profile;
}

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: readProfile });
