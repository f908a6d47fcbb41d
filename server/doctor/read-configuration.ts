import path from 'node:path';
import { readSecret } from '../platform/config/session-secret.ts';
import { PROVIDERS } from '../providers/all-providers.ts';
import type { Provider, ProviderRole } from '../providers/definition.ts';
import { type Config, ConfigError, readConfig } from '../services/config.ts';
import { listUsed } from '../services/open-providers.ts';
import type { Finding } from './finding.ts';

/**
 * Reads the configuration as a start would, but without making a session secret.
 * @returns `config` undefined when a start would refuse it
 */
export function readConfiguration(
  env: Record<string, string | undefined>,
  providers: readonly Provider[] = PROVIDERS,
): { config?: Config; finding: Finding } {
  const isMade = !env.SESSION_SECRET?.trim() && !env.DATABASE_URL?.trim();
  try {
    const kept = isMade && readSecret(path.resolve(env.DATA_DIR?.trim() || './data', 'session-secret'));
    const SESSION_SECRET = kept || 'made by the first start';
    const config = readConfig(isMade ? { ...env, SESSION_SECRET } : env, providers);
    const text = inWords(config, providers);
    if (!config.creditsAreFree) return { config, finding: { verdict: 'ok', text } };
    const todo = 'Everybody who signs in can take credits for nothing. Set RAZORPAY_* unless that is wanted.';
    return { config, finding: { verdict: 'look at this', text, todo } };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { finding: { verdict: 'broken', text: error.message } };
  }
}

function inWords(config: Config, providers: readonly Provider[]): string {
  const used = listUsed(config, providers);
  const namesOf = (...roles: ProviderRole[]) =>
    used
      .filter(({ definition }) => roles.includes(definition.role))
      .map(({ definition: { name, nameInUse }, settings }) => nameInUse?.(settings) ?? name);
  // Companies' websites come with the sources of profiles.
  const sources = used.filter(({ definition }) => definition.open.source && definition.usedWhen === 'required');
  const asked = [
    ...sources.map(({ definition }) => definition.name),
    ...(config.sampleNetwork ? ['the sample network'] : []),
  ];
  const [who] = namesOf('sign-in');
  const [writer = 'the built-in writer'] = namesOf('language-model');
  const [till] = namesOf('payments');
  return `${who}; sources: ${asked.join(', ') || 'none'}; AI-generated values by ${writer}; payments by ${till}.`;
}
