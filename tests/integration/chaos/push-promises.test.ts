import { beforeEach, expect, test } from 'vitest';
import type { HubspotPush } from '../../../shared/contract/hubspot.ts';
import { ChaosLog } from '../../chaos/chaos-log.ts';
import type { JobPromise } from '../../chaos/promises/job-promise.ts';
import { PushPromises } from '../../chaos/promises/push-promises.ts';
import { Violations } from '../../chaos/violations.ts';
import type { HubspotAccount } from '../../support/servers/hubspot-server.ts';

/** What chaos compares pushes with has to see what goes wrong: here it is made to. */
let violations: Violations;
let promises: PushPromises;
let account: HubspotAccount;
let jobs: Map<string, JobPromise>;
const batches = new Map([['batch', { jobIds: ['one', 'two'] }]]);
const found = () => violations.all.map(({ what }) => what);

beforeEach(() => {
  violations = new Violations(new ChaosLog(), 1, () => {});
  promises = new PushPromises(violations);
  account = { contacts: new Map(), properties: new Map(), groups: new Set() };
  jobs = new Map(['one', 'two'].map((id) => [id, ended(id)]));
});

const ended = (id: string): JobPromise => ({
  ...{ id, batchId: 'batch', userId: 'ann', url: `https://x.example/${id}`, since: 0, mayBeCancelled: false },
  ...{ end: { status: 'completed', since: 0 }, edits: new Map(), feedback: new Map() },
});
const push = (change: Partial<HubspotPush> = {}): HubspotPush => ({
  ...{ id: 'push', batch_id: 'batch', state: 'done', total: 2, pushed: 2, refused_count: 0, trouble: null },
  ...{ created_at: '', finished_at: null, ...change },
});

/** Two people are pushed, and HubSpot takes them. */
function pushBoth(): void {
  promises.asked('ann', 'batch');
  const askedAt = performance.now();
  promises.started('ann', push({ state: 'queued', total: 0, pushed: 0 }), askedAt);
  promises.heard('ann', 'batch', false);
  const inputs = ['one', 'two'].map((id) => ({
    ...{ id: `${id}@x.example`, idProperty: 'email', objectWriteTraceId: id },
    properties: { email: `${id}@x.example`, leadlight_profile_url: `https://x.example/${id}` },
  }));
  const call = { method: 'POST', query: new URLSearchParams(), headers: {}, body: { inputs } };
  promises.take([{ ...call, path: '/crm/v3/objects/contacts/batch/upsert' }], { jobs });
  for (const { id, properties } of inputs) account.contacts.set(id, properties);
}

/** All is at rest, and the push is read. */
function check(change: Partial<HubspotPush> = {}): string[] {
  const read = push(change);
  promises.saw(read, performance.now());
  const pagination = { page: 1, page_size: 200, total_count: 0 };
  promises.check({ success: true, push: { ...read, refused: [] }, pagination }, account, { jobs, batches });
  return found();
}

test('nothing is found where all is as promised', () => {
  pushBoth();
  expect(check()).toEqual([]);
  expect(check()).toEqual([]);
});

test('a push that is done without somebody, who is not refused either', () => {
  pushBoth();
  account.contacts.delete('two@x.example');
  expect(check()).toEqual(['who was pushed is not at HubSpot exactly once']);
});

test('a contact that is there twice', () => {
  pushBoth();
  account.contacts.set('again', { leadlight_profile_url: 'https://x.example/one', email: 'one@x.example' });
  expect(check()).toEqual(['who was pushed is not at HubSpot exactly once']);
});

test('a push that counts others than it sent, or not all', () => {
  pushBoth();
  expect(check({ pushed: 1, refused_count: 1 })).toEqual(['a push counts others than were sent']);
  expect(check({ pushed: 1 })).toContain('a push is done and did not deal with everybody');
});

test('a push that fails, goes on after its end, or changes afterwards', () => {
  pushBoth();
  expect(check({ state: 'failed', trouble: 'The results are not there any more.' })).toEqual(['a push failed']);
  expect(check()).toContain('what an ended push did changed');
  expect(check({ state: 'running' })).toContain('an ended push goes on');
});

test('a key that answers another push', () => {
  pushBoth();
  promises.started('ann', push({ id: 'other' }), performance.now(), promises.pushes.get('push'));
  expect(found()).toEqual(['the same key did not answer the same push']);
});

test('somebody who was forgotten before the push was asked for', () => {
  jobs.get('two')!.deletion = { asked: 0, told: 0 };
  pushBoth();
  expect(found()).toEqual(['a forgotten profile was pushed']);
});
