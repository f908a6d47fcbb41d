import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelBatch } from '../../../server/enrichment/running/cancel-jobs.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PDL_API_KEY: 'key', PDL_CALLS_PER_DAY: '20' } });
});
afterAll(() => app.close());

const urlsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    linkedin_url: `https://www.linkedin.com/in/person-${at}`,
    columns: ['firstName', 'workEmail'],
  }));
/** Starts so many profiles of 2 credits each. */
const start = async (user: SignedInUser, profiles: number) => {
  const answer = await user.api.callRaw('startEnrichment', { body: urlsOf(profiles) });
  return { status: answer.status, body: await answer.json() };
};

describe('spending limits', () => {
  it('are none at first, and are set, read and lifted', async () => {
    const ann = await app.signIn();
    const none = await ann.api.call('readSpendingLimits');
    expect(none).toMatchObject({ per_day: null, per_month: null, day: { used: 0 }, month: { used: 0 } });
    expect(none.day.resets_at).toMatch(/T00:00:00\.000Z$/);
    expect(none.month.resets_at).toMatch(/-01T00:00:00\.000Z$/);

    const set = await ann.api.call('setSpendingLimits', { body: { per_day: 10, per_month: 50 } });
    expect(set).toMatchObject({ per_day: 10, per_month: 50 });
    expect(await ann.api.call('setSpendingLimits', { body: { per_month: 40 } })).toMatchObject({
      per_day: null,
      per_month: 40,
    });
    await ann.api.call('setSpendingLimits', { body: {} });
    expect(await ann.api.call('readSpendingLimits')).toMatchObject({ per_day: null, per_month: null });
    const { rows } = await sql`SELECT FROM spending_limits WHERE user_id = ${ann.userId}`.execute(app.db);
    expect(rows).toEqual([]);
    expect((await ann.api.callRaw('setSpendingLimits', { body: { per_day: -1 } })).status).toBe(400);
  });

  it('refuse what goes beyond them, saying which, what is used and when it begins anew; nothing is started', async () => {
    const ben = await app.signIn();
    await ben.api.call('setSpendingLimits', { body: { per_day: 5, per_month: 100 } });
    expect((await start(ben, 2)).status).toBe(200);
    const { status, body } = await start(ben, 1);
    expect([status, body.code, body.error]).toEqual([
      402,
      'spending_limit',
      'This would go beyond your spending limit',
    ]);
    expect(body.details).toMatch(
      /^This needs 2 credits\. Of your limit of 5 credits a day, 4 credits are used or held\. It begins anew on \d+ \w+ \d{4} at 00:00 UTC;/,
    );
    expect(await ben.api.call('readCredits')).toMatchObject({ credits: 96, held: 4 });

    await ben.api.call('setSpendingLimits', { body: { per_day: 6, per_month: 5 } });
    expect((await start(ben, 1)).body.details).toContain('Of your limit of 5 credits a month, 4 credits');
  });

  it('count what is used or held, not what was given back, and yesterday for the month alone', async () => {
    const eve = await app.signIn();
    await eve.api.call('setSpendingLimits', { body: { per_day: 4 } });
    const { body } = await start(eve, 2);
    await cancelBatch(app.db, eve.userId, body.batch_id);
    expect(await eve.api.call('readSpendingLimits')).toMatchObject({ day: { used: 0 }, month: { used: 0 } });

    expect((await start(eve, 2)).status).toBe(200);
    await sql`UPDATE batches SET created_at = date_trunc('month', now(), 'UTC') WHERE user_id = ${eve.userId}`.execute(
      app.db,
    );
    const isFirst = new Date().getUTCDate() === 1;
    expect(await eve.api.call('readSpendingLimits')).toMatchObject({
      day: { used: isFirst ? 4 : 0 },
      month: { used: 4 },
    });
  });

  it('let no simultaneous requests pass together', async () => {
    const dan = await app.signIn();
    await dan.api.call('setSpendingLimits', { body: { per_day: 7 } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(dan, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'spending_limit')).toHaveLength(9);
    expect(await dan.api.call('readSpendingLimits')).toMatchObject({ day: { used: 6 } });
  });

  it('are set for calls to providers too, and tell what was used, by the user and by all', async () => {
    const eva = await app.signIn();
    const providers = { 'people-data-labs': { per_day: 5, per_month: 100 } };
    const pdl = { id: 'people-data-labs', label: 'People Data Labs', per_day: 5, per_month: 100 };
    expect((await eva.api.call('setSpendingLimits', { body: { per_day: 9, providers } })).providers).toEqual([
      { ...pdl, day_used: 0, month_used: 0, used_up: false },
    ]);
    const all = '00000000-0000-0000-0000-000000000000';
    await sql`INSERT INTO provider_calls (provider, user_id, day, kind, calls) VALUES
      ('people-data-labs', ${eva.userId}, (now() AT TIME ZONE 'UTC')::date, 'person', 3),
      ('people-data-labs', ${all}, (now() AT TIME ZONE 'UTC')::date, 'person', 20)`.execute(app.db);
    expect((await eva.api.call('readSpendingLimits')).providers).toEqual([
      { ...pdl, day_used: 3, month_used: 3, used_up: true },
    ]);

    // Without them, they stay; with none, they are lifted.
    expect((await eva.api.call('setSpendingLimits', { body: {} })).providers).toMatchObject([pdl]);
    expect((await eva.api.call('setSpendingLimits', { body: { providers: {} } })).providers).toMatchObject([
      { per_day: null, per_month: null },
    ]);
    const unknown = await eva.api.callRaw('setSpendingLimits', { body: { providers: { nobody: { per_day: 1 } } } });
    expect([unknown.status, (await unknown.json()).code]).toEqual([400, 'validation_failed']);
  });
});
