import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import type { Method } from '../../support/http/api-client.ts';

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});
/** What a route takes, where anything else would be refused before it is looked whose it is. */
const BODIES: Record<string, unknown> = {
  createExportLink: { format: 'csv' },
  updateWebhook: { active: false },
  editResult: { parameter: 'tag', value: 'Hot' },
  giveFeedback: { verdict: 'up' },
};

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
let order: string;
/** What is Ann's, by how the path begins. */
let anns: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000' } });
  ann = await app.signIn('ann@example.com');
  ben = await app.signIn('ben@example.com');
  const there = await app.signIn('ann@example.com');
  const body = { linkedin_url: 'https://www.linkedin.com/in/anna', columns: ['firstName', 'tag'] };
  const { job_id, batch_id } = await ann.api.call('startEnrichment', { body });
  order = (await ann.api.call('initiatePurchase', { body: { amount: 100 } })).order_id;
  const { key } = await ann.api.call('createApiKey', { body: { name: 'CI', scopes: ['read'] } });
  const entries = [{ email: 'somebody@example.com' }];
  await ann.api.call('addSuppressions', { body: { entries } });
  const suppressed = (await ann.api.call('listSuppressions')).suppressions[0]!;
  const address = { url: 'https://8.8.8.8/hook', events: ['job.completed' as const] };
  const { webhook } = await ann.api.call('createWebhook', { body: address });
  const push = uuid();
  await sql`INSERT INTO hubspot_pushes (id, user_id, batch_id, mapping)
    VALUES (${push}, ${ann.userId}, ${batch_id}, '{}')`.execute(app.db);
  anns = {
    '/api/webhooks': webhook.id,
    '/api/hubspot/push': push,
    '/api/api-keys': key.id,
    '/api/suppressions': suppressed.id,
    '/api/jobs': job_id!,
    '/api/batches': batch_id,
    '/api/test-checkout': order,
    '/api/sessions': there.sessionId,
  };
});
afterAll(() => app.close());

/** Everything of Ann's that a call of somebody else could have changed. */
const everythingOfAnns = async () => ({
  job: await ann.api.call('readJob', { params: { id: anns['/api/jobs']! } }),
  batch: await ann.api.call('readBatch', { params: { id: anns['/api/batches']! } }),
  sessions: (await ann.api.call('listSessions')).sessions.map(({ id }) => id),
  keys: await ann.api.call('listApiKeys'),
  webhooks: await ann.api.call('listWebhooks'),
  push: await ann.api.call('readHubspotPush', { params: { id: anns['/api/hubspot/push']! } }),
  suppressions: await ann.api.call('listSuppressions'),
  credits: await ann.api.call('readCredits'),
  profile: await ann.api.call('readProfile'),
});

it('what is somebody else’s is to every call as if it were not there, and stays as it is', async () => {
  const before = await everythingOfAnns();
  const document = await app.api.send('GET', '/api/openapi.json');
  const { paths } = description.parse(await document.json());
  const tried: string[] = [];
  for (const [path, methods] of Object.entries(paths).filter(([path]) => path.includes('{'))) {
    const id = Object.entries(anns).find(([start]) => path.startsWith(start))?.[1];
    if (id === undefined) continue;
    for (const [verb, { operationId }] of Object.entries(methods)) {
      const call = async (of: string) => {
        const address = path.replace('{parameter}', 'tag').replace(/\{\w+\}/, of);
        const answer = await ben.api.send(verb.toUpperCase() as Method, address, { body: BODIES[operationId] });
        return { status: answer.status, body: await answer.text() };
      };
      const refused = await call(id);
      expect(refused, operationId).toMatchObject({ status: 404 });
      expect(refused, operationId).toEqual(await call(path.includes('test-checkout') ? 'order_unknown' : uuid()));
      tried.push(operationId);
    }
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      'readJob',
      'cancelBatch',
      'editResult',
      'payTestOrder',
      'endSession',
      'revokeApiKey',
      'deleteSuppression',
      'readHubspotPush',
    ]),
  );
  expect(await everythingOfAnns()).toEqual(before);
});

it('an order of somebody else is neither verified nor credited', async () => {
  const paid = await ann.api.send('POST', `/api/test-checkout/${order}/pay`);
  const body = await paid.json();
  const { status } = await ben.api.callError('verifyPurchase', { body });
  expect(status).toBe(404);
  expect((await ben.api.call('readCredits')).credits).toBe(1_000);
});

it('lists hold what is one’s own alone', async () => {
  expect((await ben.api.call('listHistory')).history).toEqual([]);
  const texts = await Promise.all(
    (['listTransactions', 'readStatistics', 'exportAccount', 'listSessions'] as const).map(async (name) =>
      (await ben.api.callRaw(name)).text(),
    ),
  );
  for (const text of texts) expect(text).not.toMatch(new RegExp([ann.userId, order, ...Object.values(anns)].join('|')));
});

it('fields that a call does not take change nothing', async () => {
  const more = { id: ann.userId, user_id: ann.userId, email: 'ann@example.com', credits: 1e6, is_admin: true };
  await ben.api.send('POST', '/api/profile/company', { body: { website: '', description: 'Ours', ...more } });
  await ben.api.send('POST', '/api/parameters/configure', { body: { selected_parameters: ['tag'], ...more } });
  const profile = { linkedin_url: 'https://www.linkedin.com/in/ben', columns: ['tag'], price: 0, held: 0, ...more };
  const started = await ben.api.send('POST', '/api/enrich', { body: profile });
  expect(started.status).toBe(200);
  expect(await ben.api.call('readProfile')).toMatchObject({ id: ben.userId, email: 'ben@example.com' });
  expect(await ben.api.call('readCredits')).toMatchObject({ credits: 999, held: 1 });
  expect((await ann.api.call('readProfile')).company_profile).toBeNull();
});
