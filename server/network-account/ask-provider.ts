import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/log.ts';
import type { NetworkAccounts } from '../providers/network-accounts.ts';
import { SourceError } from '../providers/source-error.ts';

/** Somebody waits in front of the page, or Unipile for its notice to be taken. */
const PATIENCE_MS = 20_000;

const TO_BE_SET =
  'Whoever runs this installation has to set UNIPILE_DSN, UNIPILE_API_KEY and UNIPILE_ACCOUNT_ID first (docs/network-account.md).';

/**
 * Asks the provider of accounts.
 * @throws DomainError network_account_missing when there is none, network_account_unavailable when it does not answer
 */
export async function askProvider<T>(
  { accounts, log }: { accounts: NetworkAccounts | undefined; log: Logger },
  ask: (accounts: NetworkAccounts, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!accounts) throw new DomainError('network_account_missing', { details: TO_BE_SET });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await ask(accounts, signal);
  } catch (error) {
    if (!(error instanceof SourceError) && !signal.aborted) throw error;
    log.warn({ err: error }, 'the provider of network accounts did not answer');
    throw new DomainError('network_account_unavailable', { cause: error });
  }
}
