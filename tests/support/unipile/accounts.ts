import { randomUUID } from 'node:crypto';
import type { StandInCall, StandInReply } from '../servers/stand-in-server.ts';
import { refuse } from './refusal.ts';

/** A link of the hosted authentication, as it was asked for. */
export interface HostedLink {
  type: 'create' | 'reconnect';
  reconnect_account?: string;
  name: string;
  expiresOn: string;
  notify_url: string;
  success_redirect_url: string;
  failure_redirect_url: string;
}

export interface HostedWorld {
  /** Connected accounts with the status of their source. */
  accounts: Map<string, string>;
  /** When those were made that somebody signed in to. */
  madeAt: Map<string, Date>;
  /** By the path of their page. */
  links: Map<string, HostedLink>;
  /** Where notices go instead, when a server learned only later where it is. */
  noticeUrl?: string;
}

/** What Unipile calls the accounts that are no LinkedIn ones. */
const OTHERS: Record<string, string> = { 'account-mail': 'GOOGLE_OAUTH' };

/** The page at which one signs in to the network, as Unipile shows it to a user's browser. */
export async function answerHosted(call: StandInCall, world: HostedWorld): Promise<StandInReply | undefined> {
  const [, path, done] = /^(\/hosted\/[^/]+)(\/done)?$/.exec(call.path) ?? [];
  const link = path === undefined ? undefined : world.links.get(path);
  if (!link) return undefined;
  if (done) {
    await signInUnder(link, world);
    return { status: 303, headers: { location: link.success_redirect_url }, body: null };
  }
  const html = `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in to LinkedIn</h1>
    <form method="post" action="${path}/done"><button>Sign in</button></form>
    <a href="${link.failure_redirect_url}">Give up</a></html>`;
  return { html, body: null };
}

/** Somebody signs in under a link: the account is made, or works again, and the notice is sent. */
export async function signInUnder(
  link: HostedLink,
  { accounts, madeAt, noticeUrl = link.notify_url }: HostedWorld,
  { id, status }: { id?: string; status?: string } = {},
): Promise<{ accountId: string; notice: Response }> {
  const accountId = id ?? link.reconnect_account ?? `own-${randomUUID()}`;
  if (!accounts.has(accountId)) madeAt.set(accountId, new Date());
  accounts.set(accountId, 'OK');
  const told = status ?? (link.type === 'create' ? 'CREATION_SUCCESS' : 'RECONNECTED');
  const notice = await fetch(noticeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: told, account_id: accountId, name: link.name }),
  });
  return { accountId, notice };
}

/** GET and DELETE of /accounts, and POST /hosted/accounts/link; undefined for everything else. */
export function answerAccounts(call: StandInCall, world: HostedWorld): StandInReply | undefined {
  const { accounts } = world;
  if (call.path === '/api/v1/hosted/accounts/link' && call.method === 'POST') {
    return makeLink(call, world);
  }
  if (call.path === '/api/v1/accounts') {
    const items = [...accounts.keys()].map((id) => presentAccount(id, world));
    return { body: { object: 'AccountList', items, cursor: null } };
  }
  const [, id] = /^\/api\/v1\/accounts\/([^/]+)$/.exec(call.path) ?? [];
  if (id === undefined) return undefined;
  if (!accounts.has(id)) return refuse(404, 'resource_not_found', 'Account not found');
  if (call.method === 'GET') return { body: presentAccount(id, world) };
  accounts.delete(id);
  return { body: { object: 'AccountDeleted' } };
}

/** As strict as the API: it wants these fields, and knows no others. */
function makeLink(call: StandInCall, { accounts, links }: HostedWorld): StandInReply {
  const { providers, api_url, reconnect_account, ...link } = call.body as HostedLink & Record<string, unknown>;
  const isCreate = link.type === 'create' && `${providers}` === 'LINKEDIN' && reconnect_account === undefined;
  const isReconnect = link.type === 'reconnect' && providers === undefined && accounts.has(`${reconnect_account}`);
  const addresses = [link.notify_url, link.success_redirect_url, link.failure_redirect_url, api_url];
  const isAccepted =
    (isCreate || isReconnect) && addresses.every((url) => URL.canParse(`${url}`)) && Date.parse(link.expiresOn) > 0;
  if (!isAccepted) return refuse(400, 'invalid_parameters');
  const path = `/hosted/${randomUUID()}`;
  links.set(path, { ...link, ...(reconnect_account !== undefined && { reconnect_account }) });
  return { status: 201, body: { object: 'HostedAuthURL', url: new URL(path, `${api_url}`).href } };
}

function presentAccount(id: string, { accounts, madeAt }: HostedWorld): object {
  return {
    object: 'Account',
    type: OTHERS[id] ?? 'LINKEDIN',
    id,
    name: 'A. Member',
    created_at: (madeAt.get(id) ?? new Date('2026-01-01')).toISOString(),
    connection_params: { im: { id: 'x', username: 'a-member', premiumContractId: null, premiumFeatures: [] } },
    groups: [],
    sources: [{ id: `${id}_MESSAGING`, status: accounts.get(id) }],
  };
}
