import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createThreadMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { type OpenWorker, openWorker } from '../../../server/worker/open-worker.ts';
import type { WebhookEvent } from '../../../shared/contract/webhook-events.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { sampleUrls } from '../../support/browser/pages.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { startWebhookReceiver, verifyReceived, type WebhookReceiver } from '../../support/servers/webhook-receiver.ts';

let receiver: WebhookReceiver;
let app: TestApp;
let worker: OpenWorker;
let ann: SignedInUser;
let ben: SignedInUser;
let people = 0;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  app = await startTestApp({
    env: {
      SAFE_FETCH_ALLOW: receiver.allow,
      SIGNUP_CREDITS: '100',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'leadlight@example.com',
    },
  });
  const { config, databaseUrl, log } = app;
  worker = await openWorker({ config, databaseUrl, log, metrics: createThreadMetrics('worker') });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await receiver.stop();
});
beforeEach(async () => {
  people += 1;
  ann = await app.signIn(`ann${people}@example.com`);
  ben = await app.signIn(`ben${people}@example.com`);
});

const ALL: WebhookEvent[] = ['batch.completed', 'job.completed', 'job.failed', 'credits.low'];
const UNKNOWN = 'https://www.linkedin.com/in/nobody-has-this-address';

const [person = '', other = ''] = sampleUrls(2);

/** A webhook at a path of its own. */
async function make(path: string, events = ALL, user = ann) {
  const { webhook, secret } = await user.api.call('createWebhook', { body: { url: receiver.url + path, events } });
  return { ...webhook, path, secret };
}

const enrich = (user: SignedInUser, urls: string[]) =>
  user.api.call('startEnrichment', { body: urls.map((linkedin_url) => ({ linkedin_url, columns: ['firstName'] })) });

const deliveriesOf = async (id: string, user = ann) =>
  (await user.api.call('listDeliveries', { params: { id }, query: { page_size: 50 } })).deliveries;

/** Waits until so many deliveries of a webhook are in a state. */
const settled = (id: string, count: number, state = 'delivered', user = ann) =>
  expect.poll(async () => (await deliveriesOf(id, user)).filter((one) => one.state === state).length).toBe(count);

/** As if the pause before the next try were over. */
async function skipPauses(id: string): Promise<void> {
  await sql`UPDATE webhooks SET resting_until = NULL, queued_until = NULL WHERE id = ${id}`.execute(app.db);
  await sql`UPDATE webhook_deliveries SET next_try_at = now() WHERE webhook_id = ${id} AND state = 'waiting'`.execute(
    app.db,
  );
}

describe('a webhook', () => {
  it('is told of every job and request that ends, once, so that the library of the standard verifies it', async () => {
    const { id, secret } = await make('/all');
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    const started = await enrich(ann, [person, UNKNOWN, other]);
    await settled(id, 4);
    const bodies = receiver.at('/all').map((one) => verifyReceived(secret, one));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual([
      'batch.completed',
      'job.completed',
      'job.completed',
      'job.failed',
    ]);
    expect(new Set(receiver.at('/all').map((one) => one.id)).size).toBe(4);
    const done = bodies.find(({ data }) => data.linkedin_url === person);
    const { job } = await ann.api.call('readJob', { params: { id: String(done?.data.job_id) } });
    expect(done?.data).toEqual(job);
    const { batch } = await ann.api.call('readBatch', { params: { id: started.batch_id } });
    expect(bodies.find(({ type }) => type === 'batch.completed')?.data).toEqual(batch);
    expect(Math.abs(Date.parse(done?.timestamp ?? '') - Date.now())).toBeLessThan(60_000);
    const [one] = receiver.at('/all');
    expect(one?.headers['content-type']).toBe('application/json');
    expect(() => verifyReceived(secret, { ...one!, body: `${one?.body} ` })).toThrow('No matching signature');
    expect(await deliveriesOf(id)).toMatchObject(Array(4).fill({ status: 200, answer: 'ok', tries: 1, trouble: null }));
  });

  it('is told of what it asked for alone, and nothing of other users or while it is paused', async () => {
    const failed = await make('/failed-only', ['job.failed']);
    const theirs = await make('/of-ben', ALL, ben);
    const paused = await make('/paused');
    await ann.api.call('updateWebhook', { params: { id: paused.id }, body: { active: false } });
    await enrich(ann, [person, UNKNOWN]);
    await settled(failed.id, 1);
    expect(receiver.at('/failed-only').map((one) => verifyReceived(failed.secret, one).type)).toEqual(['job.failed']);
    expect(await deliveriesOf(paused.id)).toEqual([]);
    expect(await deliveriesOf(theirs.id, ben)).toEqual([]);
    const { body } = await ann.api.callError('testWebhook', { params: { id: paused.id } });
    expect(body.code).toBe('webhook_paused');
    await ann.api.call('updateWebhook', {
      params: { id: paused.id },
      body: { active: true, events: ['job.completed'] },
    });
    await enrich(ann, [other]);
    await settled(paused.id, 1);
  });

  it('is told of low credits once, and again only after there were more', async () => {
    const { id, secret } = await make('/low', ['credits.low']);
    // They cost nothing in the end, so that what is held comes back.
    const unknown = Array.from({ length: 86 }, (_, n) => `${UNKNOWN}-${n}`);
    for (const times of [1, 2]) {
      await enrich(ann, unknown);
      await settled(id, times);
      await expect.poll(async () => (await ann.api.call('readCredits')).credits).toBe(100);
    }
    const body = verifyReceived(secret, receiver.at('/low')[0]!);
    expect(body).toMatchObject({ type: 'credits.low', data: { credits: 14, threshold: 15 } });
    expect(await deliveriesOf(id)).toHaveLength(2);
  });

  it('is listed without its secret, for its owner alone, and the secret is not in the database', async () => {
    const { id, secret } = await make('/secret');
    const { webhooks } = await ann.api.call('listWebhooks');
    expect(webhooks).toMatchObject([{ id, active: true, events: ALL, failing_since: null, switched_off_at: null }]);
    expect(JSON.stringify(webhooks)).not.toContain('whsec');
    const { rows } = await sql<{ secret: Buffer }>`SELECT secret FROM webhooks WHERE id = ${id}`.execute(app.db);
    expect(rows[0]?.secret.includes(secret.slice(6, 20))).toBe(false);
    expect((await ben.api.call('listWebhooks')).webhooks).toEqual([]);
    const { deliveries } = await ann.api.call('listDeliveries', { params: { id } });
    expect(deliveries).toEqual([]);
    for (const name of ['updateWebhook', 'deleteWebhook', 'testWebhook', 'listDeliveries', 'resendDelivery'] as const) {
      const params = { id, delivery_id: id };
      const body = name === 'updateWebhook' ? { body: { active: false } } : {};
      expect((await ben.api.callError(name, { params, ...body })).body.code, name).toBe('not_found');
    }
    await ann.api.call('deleteWebhook', { params: { id } });
    expect((await ann.api.call('listWebhooks')).webhooks).toEqual([]);
  });

  it('is made by keys that may enrich, and listed by those that may read', async () => {
    const keyed = async (scope: 'read' | 'enrich') => {
      const { secret } = await ann.api.call('createApiKey', { body: { name: scope, scopes: [scope] } });
      return createApiClient(app.url, secret);
    };
    const [reads, enriches] = [await keyed('read'), await keyed('enrich')];
    const body = { url: `${receiver.url}/keys`, events: ALL };
    expect((await reads.callError('createWebhook', { body })).body.code).toBe('insufficient_scope');
    await enriches.call('createWebhook', { body });
    expect((await reads.call('listWebhooks')).webhooks).toHaveLength(1);
  });

  test.each([
    ['http://127.0.0.1/hook', 'The address does not lie in the public internet.'],
    ['https://169.254.169.254/latest', 'The address does not lie in the public internet.'],
    ['http://[::1]/', 'The address does not lie in the public internet.'],
    ['http://metadata.google.internal/', 'The address does not lie in the public internet.'],
    ['https://nowhere.invalid/hook', 'No server with this name was found.'],
    ['https://me:secret@example.com/', 'The address must hold no user name and no password.'],
    ['https://example.com:8443/', 'Only the usual ports 443 and 80 can be used.'],
    ['ftp://example.com/', 'The address must begin with https:// or http://.'],
    ['example.com/hook', 'This is no address. It begins with https:// or http://.'],
  ])('is not made for %s, and says why', async (url, details) => {
    const { status, body } = await ann.api.callError('createWebhook', { body: { url, events: ALL } });
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'webhook_address_refused', details });
    const { id } = await make('/kept-address');
    const change = await ann.api.callError('updateWebhook', { params: { id }, body: { url } });
    expect(change.body.code).toBe('webhook_address_refused');
  });

  it('is not made without an event, or when there are ten already', async () => {
    const { body } = await ann.api.callError('createWebhook', { body: { url: receiver.url, events: [] } });
    expect(body.issues?.map(({ path }) => path)).toEqual(['events']);
    for (let n = 0; n < 10; n += 1) await make(`/ten-${n}`);
    const eleventh = await ann.api.callError('createWebhook', { body: { url: receiver.url, events: ALL } });
    expect(eleventh.body.code).toBe('too_many_webhooks');
  });
});

describe('a delivery', () => {
  it('is not made of a webhook that is deleted at the same time', async () => {
    const { id } = await make('/deleted-meanwhile');
    let asked: Promise<{ status: number }> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await sql`DELETE FROM webhooks WHERE id = ${id}`.execute(tx);
      asked = ann.api.callError('testWebhook', { params: { id } });
      const waiting = async () => {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(app.db);
        return rows.length;
      };
      await expect.poll(waiting).toBeGreaterThan(0);
    });
    expect(await asked).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('that was not taken is sent again, the same under the same id, first within a minute', async () => {
    receiver.answer('/flaky', 503);
    const { id, secret } = await make('/flaky', ['job.completed']);
    await enrich(ann, [person]);
    await expect.poll(() => receiver.at('/flaky').length).toBe(1);
    await expect.poll(async () => (await deliveriesOf(id))[0]?.status).toBe(503);
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({ state: 'waiting', tries: 1, trouble: 'It answered 503; 200 to 299 is expected.' });
    expect(Date.parse(failed?.next_try_at ?? '') - Date.parse(failed?.last_tried_at ?? '')).toBeLessThan(45_000);
    expect((await ann.api.call('listWebhooks')).webhooks[0]?.failing_since).not.toBeNull();
    receiver.answer('/flaky', 200);
    await skipPauses(id);
    await settled(id, 1);
    const [first, second] = receiver.at('/flaky');
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    verifyReceived(secret, second!);
    expect((await ann.api.call('listWebhooks')).webhooks[0]?.failing_since).toBeNull();
  });

  it('is given up when it was tried for three days, and can be sent again by hand', async () => {
    receiver.answer('/given-up', 500);
    const { id } = await make('/given-up', ['job.completed']);
    await enrich(ann, [person]);
    await expect.poll(async () => (await deliveriesOf(id))[0]?.status).toBe(500);
    await sql`UPDATE webhook_deliveries SET step = 10 WHERE webhook_id = ${id}`.execute(app.db);
    await skipPauses(id);
    await settled(id, 1, 'failed');
    const [given] = await deliveriesOf(id);
    expect(given).toMatchObject({ tries: 2, next_try_at: null, answer: 'no: 500' });
    receiver.answer('/given-up', 200);
    await skipPauses(id);
    const params = { id, delivery_id: given?.id ?? '' };
    expect((await ann.api.call('resendDelivery', { params })).delivery).toMatchObject({
      id: given?.id,
      state: 'waiting',
    });
    await settled(id, 1);
    expect(new Set(receiver.at('/given-up').map((one) => one.id))).toEqual(new Set([given?.id]));
  });

  it('follows no redirect, and keeps the beginning of an answer alone', async () => {
    receiver.answer('/moved', 302);
    receiver.answer('/long', (response) => void response.end('\0long '.repeat(100_000)));
    const [moved, long] = [await make('/moved'), await make('/long')];
    await ann.api.call('testWebhook', { params: { id: moved.id } });
    await ann.api.call('testWebhook', { params: { id: long.id } });
    await expect
      .poll(async () => (await deliveriesOf(moved.id))[0]?.trouble)
      .toBe('It answered 302: redirects are not followed.');
    expect(receiver.at('/elsewhere')).toEqual([]);
    await settled(long.id, 1);
    expect((await deliveriesOf(long.id))[0]?.answer).toHaveLength(1_000);
  });

  it('is refused at every try when the address leads into the inner network by then', async () => {
    const { id } = await make('/inner');
    await sql`UPDATE webhooks SET url = 'http://127.0.0.1:9/' WHERE id = ${id}`.execute(app.db);
    await ann.api.call('testWebhook', { params: { id } });
    await expect
      .poll(async () => (await deliveriesOf(id))[0]?.trouble)
      .toBe('The address does not lie in the public internet.');
  });

  it('of a slow receiver delays nobody: neither other webhooks of its user nor other users', async () => {
    const hanging: { end(text: string): unknown }[] = [];
    receiver.answer('/slow', (response) => void hanging.push(response));
    const answerAll = () => hanging.splice(0).map((response) => response.end('late'));
    const slow = [await make('/slow'), await make('/slow')];
    const [fast, theirs] = [await make('/fast'), await make('/of-others', ALL, ben)];
    await enrich(ann, sampleUrls(8));
    await settled(fast.id, 9);
    await enrich(ben, sampleUrls(2));
    await settled(theirs.id, 3, 'delivered', ben);
    // Each has as many on the way as were due when it began. All are due by now, so that next it is four, and no more.
    expect(hanging.length).toBeLessThanOrEqual(8);
    answerAll();
    await expect.poll(() => hanging.length).toBe(8);
    await settled(fast.id, 9);
    expect(hanging.length).toBe(8);
    receiver.answer('/slow', 200);
    answerAll();
    for (const { id } of slow) await settled(id, 9);
  });

  it('of a test is made up, marked and signed', async () => {
    for (const type of ALL) {
      const { id, secret } = await make(`/test-${type}`, [type]);
      const { delivery } = await ann.api.call('testWebhook', { params: { id } });
      expect(delivery).toMatchObject({ type, test: true, state: 'waiting' });
      await settled(id, 1);
      const [one] = receiver.at(`/test-${type}`);
      expect(one?.id).toBe(delivery.id);
      expect(verifyReceived(secret, one!)).toMatchObject({ type, data: { test: true } });
    }
  });
});

describe('a webhook that takes nothing', () => {
  it('for five days is switched off, its owner told by mail, and goes on when it is resumed', async () => {
    receiver.answer('/dead', 500);
    const { id } = await make('/dead', ['job.completed']);
    await enrich(ann, [person]);
    await expect.poll(async () => (await ann.api.call('listWebhooks')).webhooks[0]?.failing_since).not.toBeNull();
    await sql`UPDATE webhooks SET failing_since = now() - interval '5 days 1 second' WHERE id = ${id}`.execute(app.db);
    const { switchOff } = await import('../../../server/webhooks/delivery/switch-off.ts');
    await app.db.transaction().execute((tx) => switchOff(tx, { sendsMail: true }));
    const [off] = (await ann.api.call('listWebhooks')).webhooks;
    expect(off).toMatchObject({ active: false, switched_off_at: expect.any(String) });
    const mails = await sql<{ body: string }>`
      SELECT body FROM outgoing_mails WHERE recipient = ${`ann${people}@example.com`}`.execute(app.db);
    expect(mails.rows.map(({ body }) => body)).toEqual([expect.stringContaining(`${receiver.url}/dead`)]);
    receiver.answer('/dead', 200);
    await ann.api.call('updateWebhook', { params: { id }, body: { active: true } });
    await skipPauses(id);
    await settled(id, 1);
  });

  it('is switched off at once when it says that it is gone', async () => {
    receiver.answer('/gone', 410);
    const { id } = await make('/gone');
    await ann.api.call('testWebhook', { params: { id } });
    await expect.poll(async () => (await ann.api.call('listWebhooks')).webhooks[0]?.active).toBe(false);
  });
});

describe('people', () => {
  it('who are not to be processed are not told of', async () => {
    const { id } = await make('/suppressed', ['job.completed', 'job.failed']);
    await ann.api.call('updateWebhook', { params: { id }, body: { active: false } });
    await sql`UPDATE webhooks SET active = true, resting_until = now() + interval '1 hour' WHERE id = ${id}`.execute(
      app.db,
    );
    await enrich(ann, [person, other]);
    await settled(id, 2, 'waiting');
    await ann.api.call('addSuppressions', { body: { entries: [{ linkedin_url: person }] } });
    await skipPauses(id);
    await settled(id, 1, 'withheld');
    await settled(id, 1);
    expect(receiver.at('/suppressed').map((one) => JSON.parse(one.body).data.linkedin_url)).toEqual([other]);
    // What is refused from the start tells nothing either.
    await enrich(ann, [person]);
    await settled(id, 2, 'withheld');
    expect(receiver.at('/suppressed')).toHaveLength(1);
  });

  it('who are forgotten leave deliveries with them; the export has what is kept, deleting the account nothing', async () => {
    receiver.answer('/echo', (response) => void response.end(`I know ${person}`));
    const { id } = await make('/echo');
    await enrich(ann, [person, other]);
    await settled(id, 3);
    const file = await (await ann.api.callRaw('exportAccount')).json();
    expect(file.webhooks).toMatchObject([{ id, url: `${receiver.url}/echo` }]);
    expect(file.webhook_deliveries).toHaveLength(3);
    expect(JSON.stringify(file)).not.toContain('whsec_');
    await ann.api.call('forgetPerson', { body: { person: { linkedin_url: person }, suppress: false } });
    const left = await deliveriesOf(id);
    expect(left).toHaveLength(2);
    expect(left.map(({ answer }) => answer)).toEqual(['', '']);
    await ann.api.call('deleteAccount');
    const { rows } = await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${id}`.execute(app.db);
    expect(rows).toEqual([]);
  });
});
