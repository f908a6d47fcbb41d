import { PROVIDERS } from '../providers/all-providers.ts';
import type { Provider } from '../providers/definition.ts';
import type { ProviderCheck } from '../providers/provider-check.ts';
import type { Config } from '../services/config.ts';
import { listUsed } from '../services/open-providers.ts';
import type { Finding } from './finding.ts';

/** A look at each provider that is configured and can be asked. */
export async function listProviderChecks(
  config: Pick<Config, 'providers'>,
  providers: readonly Provider[] = PROVIDERS,
): Promise<ProviderCheck[]> {
  const checks = listUsed(config, providers).map(({ definition, settings }) => definition.check?.(settings));
  return (await Promise.all(checks)).filter((check) => check !== undefined);
}

/** Makes the one call. */
export async function checkProvider({ check }: ProviderCheck, signal: AbortSignal): Promise<Finding[]> {
  const { ok, text } = await check(signal);
  return [{ verdict: ok ? 'ok' : 'broken', text }];
}
