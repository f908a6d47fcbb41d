import { BASE_VARIABLES } from '../platform/config/base-variables.ts';
import { isLoopbackHost } from '../platform/config/public-address.ts';
import { PROVIDERS } from '../providers/all-providers.ts';
import type { Finding } from './finding.ts';

/** How users come in is the proxy's. */
const NOT_CALLED = new Set(['PUBLIC_URL']);

/**
 * Settings by which Leadlight would call over a connection that can be read on its way; one to this machine cannot.
 * @param env as `readConfig` takes it
 * @returns nothing when there are none
 */
export function checkTransport(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const names = [...Object.keys(BASE_VARIABLES), ...PROVIDERS.flatMap(({ variables }) => Object.keys(variables))];
  return names.flatMap((name): Finding[] => {
    const url = NOT_CALLED.has(name) ? null : URL.parse(env[name]?.trim() ?? '');
    if (url === null || isEncrypted(url) || isLoopbackHost(url.hostname)) return [];
    const text = `${name} leads to ${url.hostname} without encryption: whoever stands between can read what is sent.`;
    const todo = isDatabase(url)
      ? 'Add sslmode=verify-full to it.'
      : 'Use an address that begins with https:// or smtps://.';
    return [{ verdict: 'look at this', text, todo }];
  });
}

const isDatabase = ({ protocol }: URL) => protocol === 'postgres:' || protocol === 'postgresql:';

function isEncrypted(url: URL): boolean {
  if (isDatabase(url)) return /^(?:require|verify-ca|verify-full)$/.test(url.searchParams.get('sslmode') ?? '');
  return url.protocol !== 'http:' && url.protocol !== 'smtp:';
}
