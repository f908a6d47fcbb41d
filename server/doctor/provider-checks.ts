import type { Config } from '../platform/config.ts';
import { checkHunter } from '../providers/hunter/check.ts';
import { checkGoogle } from '../providers/identity/google/check.ts';
import { checkLanguageModel } from '../providers/language-model/check.ts';
import { checkRazorpay } from '../providers/payments/razorpay/check.ts';
import { checkPeopleDataLabs } from '../providers/people-data-labs/check.ts';
import type { ProviderCheck } from '../providers/provider-check.ts';
import type { RateLimiter } from '../providers/rate-limiter.ts';
import { checkUnipile } from '../providers/unipile/check-unipile.ts';
import type { Finding } from './finding.ts';

/** One harmless call needs no turn, and a pause of the running Leadlight is no reason not to look. */
const rateLimiter: RateLimiter = { run: (_kind, call) => call(), pause: async () => {} };

/** A look at each provider that is configured. */
export function listProviderChecks(config: Config): ProviderCheck[] {
  return [
    config.unipile && checkUnipile({ ...config.unipile, rateLimiter }),
    config.pdl && checkPeopleDataLabs({ ...config.pdl, rateLimiter }),
    config.hunter && checkHunter({ ...config.hunter, rateLimiter }),
    config.llm && checkLanguageModel(config.llm),
    config.identity.kind === 'google' && checkGoogle(config.identity),
    config.razorpay && checkRazorpay(config.razorpay),
  ].filter((check) => check !== undefined && check !== false);
}

/** Makes the one call. */
export async function checkProvider({ check }: ProviderCheck, signal: AbortSignal): Promise<Finding[]> {
  const { ok, text } = await check(signal);
  return [{ verdict: ok ? 'ok' : 'broken', text }];
}
