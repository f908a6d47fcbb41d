import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeLeftAccounts } from '../../../server/network-account/remove-left-accounts.ts';
import { startWorker } from '../../../server/worker/start-worker.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { firstExample, runExample } from '../../support/material/documented-example.ts';
import { refuse } from '../../support/unipile/refusal.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

const REPORTS = 'what Unipile shows';
let server: UnipileServer;
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  server = await startUnipileServer();
  app = await startTestApp({ env: settings() });
  server.noticesTo(`${app.url}/api/webhooks/unipile`);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  server.calls.length = 0;
  server.faults.length = 0;
  user = await app.signIn(`user-${crypto.randomUUID()}@example.com`);
});

function settings() {
  return {
    ...server.env,
    UNIPILE_SPACING_MS: '0',
    UNIPILE_OWN_PROFILES_PER_DAY: '2',
    UNIPILE_WEBHOOK_SECRET: REPORTS,
    RATE_LIMITS: 'off',
  };
}

const read = async (one = user) => (await one.api.call('readNetworkAccount')).account;
const makeLink = async (one = user) => (await one.api.call('connectNetworkAccount')).url;
/** Connects an account of the user's own, long enough ago for its calls to say something of it. */
async function connect(one = user): Promise<string> {
  const { accountId, notice } = await server.signIn(await makeLink(one));
  expect(notice.status).toBe(200);
  await sql`UPDATE network_accounts SET connected_at = now() - interval '1 hour' WHERE user_id = ${one.userId}`.execute(
    app.db,
  );
  server.calls.length = 0;
  return accountId;
}
const linkOf = (url: string) => server.links.get(new URL(url).pathname)!;
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/webhooks/unipile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const notify = (name: string, account_id: string, status = 'CREATION_SUCCESS') => post({ status, account_id, name });
const report = (account_id: string, secret = REPORTS) =>
  post({ AccountStatus: { account_id, account_type: 'LINKEDIN', message: 'ANY' } }, { 'unipile-auth': secret });
const accountsAsked = () => new Set(server.calls.map(({ query }) => query.get('account_id')));

it('docs/network-account.md: a link, and how the account stands', async () => {
  const env = { LEADLIGHT_URL: app.url, LEADLIGHT_TOKEN: user.token };
  const printed = await runExample(firstExample('docs/network-account.md'), tmpdir(), env);
  expect(printed).toContain(`"url":"${server.url}/hosted/`);
  expect(printed).toContain('"account":{"state":"connecting"}');
});

describe('connecting', () => {
  it('goes from none over connecting to connected, and back', async () => {
    expect(await read()).toEqual({ state: 'none' });
    const url = await makeLink();
    expect(linkOf(url)).toMatchObject({
      type: 'create',
      notify_url: expect.stringMatching(/\/api\/webhooks\/unipile$/),
    });
    expect(Date.parse(linkOf(url).expiresOn) - Date.now()).toBeLessThan(31 * 60_000);
    expect(await read()).toEqual({ state: 'connecting' });
    const { accountId } = await server.signIn(url);
    expect(await read()).toEqual({
      state: 'connected',
      name: 'A. Member',
      connected_at: expect.stringMatching(/Z$/),
      profiles_today: { used: 0, most: 2 },
    });
    const { account } = await user.api.call('disconnectNetworkAccount');
    expect(account).toEqual({ state: 'none' });
    expect(server.accounts.has(accountId)).toBe(false);
    expect(await read()).toEqual({ state: 'none' });
  });

  it('takes each notice once, and none without the secret', async () => {
    const link = linkOf(await makeLink());
    const [id] = link.name.split('.');
    for (const name of [user.userId, `${id}.`, `${id}.guess`, `${link.name}.x`, `${crypto.randomUUID()}.x`, 'x']) {
      expect((await notify(name, 'account-8')).status).toBe(401);
    }
    expect((await notify(link.name, 'own-1', 'SOMETHING_ELSE')).status).toBe(200);
    expect(await read()).toEqual({ state: 'connecting' });
    server.accounts.set('account-late', 'OK');
    const { accountId } = await server.signIn(`${server.url}${[...server.links].at(-1)![0]}`);
    expect((await notify(link.name, 'account-late')).status).toBe(401);
    const { rows } = await sql<{ account_id: string }>`
      SELECT account_id FROM network_accounts WHERE user_id = ${user.userId}`.execute(app.db);
    expect(rows).toEqual([{ account_id: accountId }]);
    const { rows: links } = await sql`SELECT * FROM network_account_links WHERE user_id = ${user.userId}`.execute(
      app.db,
    );
    expect(links).toEqual([]);
  });

  it('takes no link that has expired', async () => {
    const link = linkOf(await makeLink());
    await sql`UPDATE network_account_links SET expires_at = now() WHERE user_id = ${user.userId}`.execute(app.db);
    expect((await notify(link.name, 'own-late')).status).toBe(401);
    expect(await read()).toEqual({ state: 'none' });
  });

  it.each([
    ['the shared account', async () => server.accountId],
    ['an account that was there before the link', async () => 'account-8'],
    ['an account that is not there', async () => 'account-none'],
    ['an account of another network', async () => 'account-mail'],
    ["another user's account", async () => connect(await app.signIn(`other-${crypto.randomUUID()}@example.com`))],
  ])('refuses %s, and says so', async (_, find) => {
    server.accounts.set('account-mail', 'OK');
    const id = await find();
    const link = linkOf(await makeLink());
    expect((await notify(link.name, id)).status).toBe(200);
    expect(await read()).toEqual({ state: 'none', problem: 'not_own' });
    expect(server.accounts.has(id)).toBe(id !== 'account-none');
    await server.signIn(await makeLink());
    expect(await read()).toMatchObject({ state: 'connected' });
  });

  it('waits for the next notice while Unipile does not answer', async () => {
    const url = await makeLink();
    server.faults.push(refuse(401, 'missing_credentials'));
    const { notice, accountId } = await server.signIn(url);
    expect([notice.status, (await notice.json()).code]).toEqual([503, 'network_account_unavailable']);
    expect((await notify(linkOf(url).name, accountId)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'connected' });
  });

  it('deletes at Unipile what is left with its user', async () => {
    const first = await connect();
    await user.api.call('deleteAccount');
    expect(server.accounts.has(first)).toBe(true);
    await removeLeftAccounts({ db: app.db, accounts: await app.services.networkAccounts(), log: app.log });
    expect(server.accounts.has(first)).toBe(false);
    const { rows } = await sql`SELECT * FROM network_account_removals`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('says what to set where Unipile is not configured', async () => {
    await using other = Object.assign(await startTestApp(), {
      async [Symbol.asyncDispose]() {
        await other.close();
      },
    });
    const one = await other.signIn();
    expect(await one.api.call('readNetworkAccount')).toMatchObject({ available: false, account: { state: 'none' } });
    const refused = await one.api.callRaw('connectNetworkAccount');
    const failure = await refused.json();
    expect([refused.status, failure.code]).toEqual([503, 'network_account_missing']);
    expect(failure.details).toContain('UNIPILE_DSN');
  });
});

describe('states that Unipile reports', () => {
  it('are asked for, and believed with the secret alone', async () => {
    const id = await connect();
    server.accounts.set(id, 'CREDENTIALS');
    expect((await report(id, 'a guess')).status).toBe(401);
    expect((await report(id, '')).status).toBe(401);
    expect(await read()).toMatchObject({ state: 'connected' });
    expect((await report(id)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'expired', name: 'A. Member' });

    const url = await makeLink();
    expect(linkOf(url)).toMatchObject({ type: 'reconnect', reconnect_account: id });
    expect(await read()).toMatchObject({ state: 'connecting', name: 'A. Member' });
    await server.signIn(url);
    expect(await read()).toMatchObject({ state: 'connected' });

    server.accounts.delete(id);
    await report(id);
    expect(await read()).toMatchObject({ state: 'expired' });
    // There is nothing to sign in to again.
    expect(linkOf(await makeLink())).toMatchObject({ type: 'create' });
  });

  it('of accounts that nobody here has are passed over', async () => {
    expect((await report('account-8')).status).toBe(200);
    expect(server.calls).toEqual([]);
  });
});

describe("what runs over a user's own account", () => {
  let worker: { stop(): Promise<void> };
  beforeAll(async () => {
    const { config, databaseUrl, services, log, metrics } = app;
    worker = await startWorker({ config, databaseUrl, services: services as never, log, metrics: metrics.work });
  });
  afterAll(() => worker.stop());

  async function enrich(slugs: readonly string[], one = user) {
    const body = slugs.map((slug) => ({ linkedin_url: `https://www.linkedin.com/in/${slug}`, columns: ['firstName'] }));
    const { batch_id } = await one.api.call('startEnrichment', { body: body as never });
    const readBatch = () => one.api.call('readBatch', { params: { id: batch_id } });
    await expect.poll(async () => (await readBatch()).batch.counts.completed, { timeout: 20_000 }).toBe(slugs.length);
    return (await readBatch()).jobs;
  }

  it('are the enrichments, up to its calls of the day; then the shared account serves', async () => {
    const id = await connect();
    await enrich(['zz-own-1', 'zz-own-2']);
    expect(accountsAsked()).toEqual(new Set([id]));
    expect(await read()).toMatchObject({ profiles_today: { used: 2, most: 2 } });
    await enrich(['zz-own-3']);
    expect(accountsAsked()).toEqual(new Set([id, server.accountId]));

    // Another user's calls go their own way.
    server.calls.length = 0;
    const other = await app.signIn(`other-${crypto.randomUUID()}@example.com`);
    const theirs = await connect(other);
    await enrich(['zz-own-1'], other);
    expect(accountsAsked()).toEqual(new Set([theirs]));
  });

  it('says expired when the network wants its owner to sign in again, and the shared account serves', async () => {
    const id = await connect();
    server.accounts.set(id, 'CREDENTIALS');
    await enrich(['zz-lost-1']);
    expect(accountsAsked()).toEqual(new Set([id, server.accountId]));
    await expect.poll(() => read()).toMatchObject({ state: 'expired' });
  });

  it('are the searches; a search is continued over its account alone', async () => {
    const id = await connect();
    const search = await user.api.call('searchPeople', { body: { query: 'sales managers in Pune' } });
    expect(search.data.items.length).toBeGreaterThan(0);
    expect(accountsAsked()).toEqual(new Set([id]));
    expect(JSON.stringify(search)).not.toMatch(/distance|connection/i);
    const cursor = search.data.cursor!;
    await user.api.call('continueSearch', { body: { cursor } });
    expect(accountsAsked()).toEqual(new Set([id]));

    const other = await app.signIn(`other-${crypto.randomUUID()}@example.com`);
    expect((await other.api.callRaw('continueSearch', { body: { cursor } })).status).toBe(400);
    server.calls.length = 0;
    await other.api.call('searchPeople', { body: { query: 'sales managers in Pune' } });
    expect(accountsAsked()).toEqual(new Set([server.accountId]));
  });
});
