import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicConfig } from '../../../../shared/contract/accounts.ts';
import { api } from '../../../api/client.ts';
import { publicConfigQuery } from '../../../api/queries/public-config.ts';
import { readSession, updateSession } from '../../../api/session.ts';
import { keepSessionDuring } from '../../../api/session-errors.ts';
import { askIdentityProvider } from '../identity/ask-identity-provider.ts';
import { encryptEmail } from '../identity/encrypt-email.ts';
import { readUserinfo } from '../identity/read-userinfo.ts';
import { SignInError } from '../identity/sign-in-error.ts';

/**
 * Exchanges an access token for a new session of the same user: the one in use ends.
 * @throws SignInError also for the identity of somebody else, ApiError or Error; the session in use then goes on
 */
async function reauthenticate(config: PublicConfig, accessToken: string): Promise<void> {
  const { email } = await readUserinfo(config.identity.userinfo_url, accessToken);
  const { email: signedIn } = readSession();
  if (email.toLowerCase() !== signedIn.toLowerCase()) {
    throw new SignInError(`You are signed in as ${signedIn}. Please choose that account.`);
  }
  const data = await encryptEmail(email, config.email_cipher);
  const { token, user } = await keepSessionDuring(() => api('signIn', { body: { data, access_token: accessToken } }));
  updateSession({ token, credits: user.credits });
}

/** Signs the user in again with the identity provider's pop-up: what was refused for an old session can be sent again then. */
export function useReauthenticate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (known: PublicConfig | undefined) => {
      const config = known ?? (await queries.fetchQuery(publicConfigQuery));
      await reauthenticate(config, await askIdentityProvider(config.identity));
    },
    // The list of sessions names the one that has ended as the current one.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
}
