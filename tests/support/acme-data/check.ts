import type { ProviderCheck } from '../../../server/providers/provider-check.ts';
import { SourceError } from '../../../server/providers/source-error.ts';
import { type AcmeOptions, createClient } from './client.ts';
import { accountResponse } from './schema.ts';

/** Looks whether the key is accepted and what is left of the plan. */
export function checkAcme(options: AcmeOptions): ProviderCheck {
  const client = createClient(options);
  return {
    name: 'Acme Data',
    async check(signal) {
      try {
        const account = await client.call({ kind: 'account', path: '/account', schema: accountResponse }, signal);
        return { ok: account !== null, text: `The key is accepted; ${account?.left ?? 0} searches left.` };
      } catch (error) {
        return { ok: false, text: error instanceof SourceError ? error.message : 'The check was broken off.' };
      }
    },
  };
}
