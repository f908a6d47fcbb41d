import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicConfig } from '../../../shared/contract/accounts.ts';
import { api } from '../../api/client.ts';
import { readProfile } from '../../api/queries/profile-query.ts';
import { publicConfigQuery } from '../../api/queries/public-config.ts';
import { clearSession, type SessionUser, updateSession } from '../../api/session.ts';
import { askIdentityProvider } from './identity/ask-identity-provider.ts';
import { encryptEmail } from './identity/encrypt-email.ts';
import { readUserinfo } from './identity/read-userinfo.ts';

/**
 * Exchanges an identity provider's access token for a session and stores the user with their profile.
 * @returns the user as stored
 * @throws SignInError, ApiError or Error; nothing is left of a session that was only half set up
 */
export async function signIn(config: PublicConfig, accessToken: string): Promise<SessionUser> {
  const { email, name } = await readUserinfo(config.identity.userinfo_url, accessToken);
  const data = await encryptEmail(email, config.email_cipher);
  const { token, user } = await api('signIn', { body: { data, access_token: accessToken } });
  const signedIn = {
    email: user.email || email,
    username: user.username || name,
    token,
    credits: user.credits,
    isAuthenticated: true,
  };
  updateSession({ ...signedIn, user_id: '', admin: false, company_profile: null });
  try {
    const { id, admin = false, company_profile } = await readProfile();
    return { ...signedIn, user_id: id, admin, company_profile };
  } catch (error) {
    clearSession();
    throw error;
  }
}

/**
 * Signs in with the identity provider's pop-up, then POST /api/decrypt. It invalidates nothing: the query client drops what is
 * cached for another user by itself.
 */
export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (known: PublicConfig | undefined) => {
      const config = known ?? (await queries.fetchQuery(publicConfigQuery));
      return signIn(config, await askIdentityProvider(config.identity));
    },
  });
}
