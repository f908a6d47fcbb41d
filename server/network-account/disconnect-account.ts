import type { NetworkAccount } from '../../shared/contract/network-account.ts';
import type { ConnectContext } from './connect-account.ts';
import { deleteAccountOf } from './network-account-store.ts';
import { removeLeftAccounts } from './remove-left-accounts.ts';

/**
 * Forgets a user's account of the network and has it deleted at Unipile: now, or as soon as Unipile answers. Links that were made are no
 * longer good. Disconnecting twice is harmless.
 */
export async function disconnectAccount(context: ConnectContext, userId: string): Promise<NetworkAccount> {
  await context.db.transaction().execute((tx) => deleteAccountOf(tx, userId));
  // The worker does it later where that fails.
  await removeLeftAccounts(context).catch((err: unknown) =>
    context.log.warn({ err }, 'an account was not deleted yet'),
  );
  return { state: 'none' };
}
