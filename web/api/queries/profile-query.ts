import { queryOptions } from '@tanstack/react-query';
import type { ProfileResponse } from '../../../shared/contract/accounts.ts';
import { api } from '../client.ts';
import { readSession, updateSession } from '../session.ts';

/**
 * GET /api/profile: also updates the session, which may be older than a change made on another device, unless somebody else is
 * signed in by then, or nobody.
 */
export async function readProfile(): Promise<ProfileResponse> {
  const { token } = readSession();
  const profile = await api('readProfile');
  if (readSession().token === token)
    updateSession({ user_id: profile.id, company_profile: profile.company_profile, admin: profile.admin === true });
  return profile;
}

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: readProfile });
