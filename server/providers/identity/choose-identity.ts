import type { Config } from '../../platform/config.ts';
import { googleIdentity } from './google.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { localIdentity } from './local.ts';

/** The identity provider that the configuration names. */
export function chooseIdentity(config: Pick<Config, 'identity' | 'session'>): IdentityProvider {
  return config.identity.kind === 'google' ? googleIdentity(config.identity) : localIdentity(config.session.secret);
}
