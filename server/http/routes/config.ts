import { LIMITS } from '../../../shared/catalogue.ts';
import type { PublicConfig } from '../../../shared/contract/accounts.ts';
import { CREDITS_PER_PARAMETER, MINIMUM_CREDITS } from '../../../shared/pricing.ts';
import { emailCipher } from '../../accounts/email-cipher.ts';
import { sampleShowcase } from '../../sample-network/sample-network.ts';
import type { Config } from '../../services/config.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** What the web app must know before anybody signs in. */
export function registerConfigRoutes(app: App, { config }: Pick<Context, 'config'>): void {
  let answer: PublicConfig | undefined;
  route(app, 'readConfig', async () => {
    answer ??= presentConfig(config);
    return answer;
  });
}

function presentConfig(config: Config): PublicConfig {
  const { google, 'local-identity': local, razorpay } = config.providers;
  return {
    success: true,
    identity: google
      ? { kind: 'google', client_id: google.clientId, userinfo_url: google.userinfoUrl }
      : { kind: 'local', userinfo_url: local?.userinfoUrl ?? '' },
    email_cipher: emailCipher(config.session.secret),
    payments: { kind: razorpay ? 'razorpay' : 'test' },
    sample_network: config.sampleNetwork,
    sample_profiles: config.sampleNetwork ? [...sampleShowcase()].slice(0, 3) : [],
    limits: {
      profiles_per_request: LIMITS.profilesPerRequest,
      upload_bytes: LIMITS.uploadBytes,
      upload_rows: LIMITS.uploadRows,
      minimum_credits: MINIMUM_CREDITS,
      credits_per_parameter: CREDITS_PER_PARAMETER,
    },
  };
}
