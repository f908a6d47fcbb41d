import { timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import type { AccountStatusReport, ConnectionNotice } from '../../shared/contract/network-account.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { ConnectedAccount, NetworkAccounts } from '../providers/network-accounts.ts';
import { liftPause } from '../providers/rate-limiter/rate-limiter-store.ts';
import { askProvider } from './ask-provider.ts';
import { type ConnectContext, digestSecret } from './connect-account.ts';
import {
  deleteLink,
  findLink,
  isKnownAccount,
  type LinkRow,
  lockLink,
  markAccount,
  refuseLink,
  saveAccount,
} from './network-account-store.ts';

/** Unipile's clock may be behind ours. */
const CLOCKS_DIFFER_MS = 2 * 60_000;
const NAME_CHARS = 200;

/**
 * Takes Unipile's notice that somebody signed in under a link. It carries no signature: it is believed by the link's secret, which nobody
 * else was told, and what it says of the account is asked of Unipile itself. Each link connects once.
 * @throws DomainError authentication_required for a secret that is not right, or no longer; network_account_missing,
 *   network_account_unavailable: Unipile tells it again
 */
export async function takeNotice(context: ConnectContext, notice: ConnectionNotice): Promise<void> {
  const { db, log } = context;
  const link = await requireLink(context, notice.name);
  if (notice.status !== 'CREATION_SUCCESS' && notice.status !== 'RECONNECTED') return;
  await askProvider(context, async (accounts, signal) => {
    const account = await accounts.read(notice.account_id, signal);
    const connected = account && isOfLink(account, link, accounts) ? await connect(context, link, account) : false;
    if (connected) return;
    log.warn({ userId: link.user_id }, 'an account of the network was not taken: it is not one of this user’s own');
    await refuseLink(db, link.id);
  });
}

async function requireLink({ db }: ConnectContext, name: string): Promise<LinkRow> {
  const [id = '', secret = '', ...rest] = name.split('.');
  const link = isUuid(id) && rest.length === 0 ? await findLink(db, id) : undefined;
  if (!link || !timingSafeEqual(link.secret_digest, digestSecret(secret))) {
    throw new DomainError('authentication_required');
  }
  return link;
}

/**
 * Whether an account came of this link: the one it was made for, or a new one. Whoever knows the secret of a link of their own could name
 * any other account of the same key.
 */
function isOfLink(account: ConnectedAccount, link: LinkRow, { sharedAccountId }: NetworkAccounts): boolean {
  if (!account.isOfNetwork || account.id === sharedAccountId) return false;
  if (link.account_id !== null) return account.id === link.account_id;
  return account.createdAt.getTime() >= link.created_at.getTime() - CLOCKS_DIFFER_MS;
}

async function connect({ db, accounts }: ConnectContext, link: LinkRow, account: ConnectedAccount): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // The same notice, come twice, finds it done.
    if (!(await lockLink(tx, link.id))) return true;
    const own = { userId: link.user_id, accountId: account.id, name: account.name.slice(0, NAME_CHARS) };
    if (!(await saveAccount(tx, own))) return false;
    await deleteLink(tx, link.id);
    if (accounts) await liftPause(tx, accounts.limitsOf(account.id).key);
    return true;
  });
}

/**
 * Takes Unipile's report of an account's state: it says that there is something to ask, and Unipile is asked.
 * @param shown what came in the header Unipile-Auth
 * @throws DomainError authentication_required; network_account_missing, network_account_unavailable
 */
export async function takeReport(context: ConnectContext, report: AccountStatusReport, shown: string): Promise<void> {
  const expected = context.accounts?.reportSecret;
  if (expected === undefined || !timingSafeEqual(digestSecret(shown), digestSecret(expected))) {
    throw new DomainError('authentication_required');
  }
  const { account_id: accountId } = report.AccountStatus;
  // Most reports are of the shared account, or of others under the same key.
  if (!(await isKnownAccount(context.db, accountId))) return;
  await askProvider(context, async (accounts, signal) => {
    const account = await accounts.read(accountId, signal);
    const expired = account === null || !account.isConnected;
    await markAccount(context.db, accountId, { expired });
    if (!expired) await liftPause(context.db, accounts.limitsOf(accountId).key);
  });
}
