import type { PublicConfig } from '../../../../shared/contract/accounts.ts';
import { askGoogle } from './google-identity.ts';
import { askLocalIdentity } from './local-identity.ts';

/**
 * Opens the identity provider's pop-up. Call it straight from a click: browsers block pop-ups otherwise.
 * @returns its access token
 * @throws SignInError
 */
export function askIdentityProvider(identity: PublicConfig['identity']): Promise<string> {
  return identity.kind === 'google' ? askGoogle(identity.client_id) : askLocalIdentity();
}
