import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockAccounts } from '../../../server/credits/credits-store.ts';
import { holdCredits } from '../../../server/credits/hold-credits.ts';
import type { SignedInUser } from '../../support/app/test-app.ts';
import { startAdminApp } from '../../support/http/operator.ts';

let app: Awaited<ReturnType<typeof startAdminApp>>;
let ops: SignedInUser['api'];
beforeAll(async () => {
  app = await startAdminApp();
  ops = app.operator.api;
});
afterAll(() => app.close());

const audit = async (subject: string) => (await ops.call('listAudit', { query: { subject } })).lines;
const lock = (id: string, reason = 'Chargeback fraud') => ops.call('lockUser', { params: { id }, body: { reason } });
const change = (id: string, credits: number, reason = 'For the outage', key = randomUUID()) => ({
  params: { id },
  body: { credits, reason, key },
});
const URLS = ['https://www.linkedin.com/in/ann', 'https://www.linkedin.com/in/ben'];
const start = (user: SignedInUser) =>
  user.api.call('startEnrichment', {
    body: URLS.map((linkedin_url) => ({
      linkedin_url,
      columns: ['firstName', 'lastName'] as ['firstName', 'lastName'],
    })),
  });

describe('finding users', () => {
  it('by a part of the address or the name, or by the id, in pages, the newest first', async () => {
    const ids: string[] = [];
    for (const name of ['Zora One', 'Zora Two', 'Zora Three']) ids.push((await app.signIn(undefined, name)).userId);
    const find = (query: string, page = 1) => ops.call('listUsers', { query: { query, page, page_size: 2 } });
    const first = await find('zora');
    expect(first.users.map(({ username }) => username)).toEqual(['Zora Three', 'Zora Two']);
    expect(first.pagination.total_count).toBe(3);
    expect((await find('ZORA', 2)).users.map(({ username }) => username)).toEqual(['Zora One']);
    expect((await find(ids[0]!)).users).toMatchObject([
      { id: ids[0], credits: 100, held: 0, sessions: 1, open_jobs: 0 },
    ]);
    expect((await find("%' OR true --")).users).toEqual([]);
    expect((await ops.call('listUsers')).pagination.total_count).toBeGreaterThan(3);
  });

  it('shows sessions, open jobs and what moved the credits', async () => {
    const user = await app.signIn('open@example.com');
    await start(user);
    const seen = await ops.call('readUser', { params: { id: user.userId } });
    expect(seen.user).toMatchObject({ credits: 96, held: 4, open_jobs: 2, identity: 'local', locked_at: null });
    expect(seen.sessions).toHaveLength(1);
    expect(seen.transactions.map(({ type }) => type)).toEqual(['enrichment', 'signup']);
  });

  it.each(['nobody', randomUUID()])('says 404 for %s', async (id) => {
    for (const name of ['readUser', 'endUserSessions'] as const) {
      expect(await ops.callError(name, { params: { id } })).toMatchObject({ status: 404 });
    }
    const lockNobody = await ops.callError('lockUser', { params: { id }, body: { reason: 'because' } });
    expect(lockNobody).toMatchObject({ status: 404 });
    expect(await ops.callError('adjustCredits', change(id, 5))).toMatchObject({ status: 404 });
  });
});

describe('locking a user', () => {
  it('refuses calls and sign-in in words, cancels what runs, returns the hold, and is in the audit log once', async () => {
    const user = await app.signIn('locked@example.com');
    await start(user);
    const { user: locked } = await lock(user.userId);
    expect(locked).toMatchObject({ locked_at: expect.any(String), credits: 100, held: 0, open_jobs: 0 });
    const refusal = {
      status: 403,
      body: { code: 'account_locked', error: expect.stringMatching(/^This account is locked\./) },
    };
    expect(await user.api.callError('readCredits')).toMatchObject(refusal);
    await expect(app.signIn('locked@example.com')).rejects.toThrow('account_locked');
    await lock(user.userId);
    expect(await audit(user.userId)).toMatchObject([
      {
        action: 'user.locked',
        actor: { kind: 'operator', id: 'ops@example.com' },
        details: { reason: 'Chargeback fraud', jobs_cancelled: 2 },
        request_id: expect.any(String),
      },
    ]);
  });

  it('lets them in again with their sessions', async () => {
    const user = await app.signIn('back@example.com');
    await lock(user.userId);
    await ops.call('unlockUser', { params: { id: user.userId }, body: { reason: 'A mistake' } });
    expect(await user.api.call('readCredits')).toMatchObject({ credits: 100 });
    expect((await audit(user.userId)).map(({ action }) => action)).toEqual(['user.unlocked', 'user.locked']);
  });

  it('is held to by what was let in before it', async () => {
    const user = await app.signIn('race@example.com');
    await lock(user.userId);
    const hold = app.db.transaction().execute(async (tx) => {
      const accounts = await lockAccounts(tx, [user.userId]);
      await holdCredits(tx, accounts, { userId: user.userId, amount: 20, profiles: 1 });
    });
    await expect(hold).rejects.toMatchObject({ code: 'account_locked' });
  });

  it('is not for oneself, and not without a reason', async () => {
    const self = { params: { id: app.operator.userId }, body: { reason: 'Just trying' } };
    expect(await ops.callError('lockUser', self)).toMatchObject({
      status: 400,
      body: { error: 'You cannot lock yourself out.' },
    });
    const user = await app.signIn();
    for (const reason of ['', '  x ', 'x'.repeat(600)]) {
      const answer = await ops.callError('lockUser', { params: { id: user.userId }, body: { reason } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });
});

it('ends all sessions of a user and nobody else’s', async () => {
  const [user, other] = [await app.signIn('out@example.com'), await app.signIn()];
  const second = await app.signIn('out@example.com');
  expect(await ops.call('endUserSessions', { params: { id: user.userId } })).toEqual({ success: true, ended: 2 });
  for (const { api } of [user, second]) {
    expect(await api.callError('readCredits')).toMatchObject({ body: { code: 'session_inactive' } });
  }
  await other.api.call('readCredits');
  expect(await audit(user.userId)).toMatchObject([{ action: 'user.sessions_ended', details: { sessions: 2 } }]);
});

describe('giving and taking credits', () => {
  it('is an entry with its reason, which the user reads', async () => {
    const user = await app.signIn();
    expect(await ops.call('adjustCredits', change(user.userId, 50))).toEqual({ success: true, credits: 150 });
    expect(await ops.call('adjustCredits', change(user.userId, -30, 'Given twice'))).toEqual({
      success: true,
      credits: 120,
    });
    const { transactions } = await user.api.call('listTransactions');
    expect(transactions).toMatchObject([
      { type: 'correction', credits: -30, balance_after: 120, description: 'Correction: Given twice' },
      { type: 'grant', credits: 50, balance_after: 150, description: 'Credits given to you: For the outage' },
      { type: 'signup' },
    ]);
    expect((await audit(user.userId)).map(({ action }) => action)).toEqual(['credits.corrected', 'credits.granted']);
  });

  it('happens once for each key, also when it is sent ten times at once', async () => {
    const user = await app.signIn();
    const once = change(user.userId, 7);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ops.call('adjustCredits', once)));
    expect(new Set(answers.map(({ credits }) => credits))).toEqual(new Set([107]));
    expect(await audit(user.userId)).toHaveLength(1);
    const other = { ...once, body: { ...once.body, credits: 8 } };
    expect(await ops.callError('adjustCredits', other)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  it('never takes what is held or not there, whatever comes at once', async () => {
    const user = await app.signIn();
    await start(user);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ops.callRaw('adjustCredits', change(user.userId, -50))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
    const refused = await ops.callError('adjustCredits', change(user.userId, -47));
    expect(refused.body.error).toBe('The user has only 46 credits to spend: no more can be taken.');
    const { rows } = await sql<{ ok: boolean }>`
      SELECT balance = (SELECT sum(amount) FROM ledger_entries e WHERE e.user_id = a.user_id) AND held <= balance AS ok
      FROM accounts a WHERE user_id = ${user.userId}`.execute(app.db);
    expect(rows).toEqual([{ ok: true }]);
  });

  it.each([0, 1.5, 2_000_000, -2_000_000, '5'])('refuses %j credits', async (credits) => {
    const { userId } = await app.signIn();
    expect(await ops.callError('adjustCredits', change(userId, credits as number))).toMatchObject({ status: 400 });
  });
});
