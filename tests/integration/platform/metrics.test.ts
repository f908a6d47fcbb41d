import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { sampleUrls } from '../../support/browser/pages.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { signUp } from '../../support/http/sign-up.ts';

let app: LeadlightProcess;
beforeAll(async () => {
  app = await startLeadlightProcess({ LOG_LEVEL: 'fatal' });
});
afterAll(() => app.stop());

const readMetrics = async () => (await createApiClient(app.url).callRaw('readMetrics')).text();
/** Values of a metric by their labels, as they are written. */
async function values(name: string): Promise<Record<string, number>> {
  const lines = (await readMetrics()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

test('what the API and the thread of the worker did stands in one text', async () => {
  const { api } = await signUp(app.url, { website: 'https://example.com', description: 'We sell forklifts.' });
  const known = sampleUrls(2);
  const unknown = 'https://www.linkedin.com/in/nobody-by-that-name';
  const columns = ['firstName', 'prospectSummary'] as const;
  const body = [...known, unknown].map((linkedin_url) => ({ linkedin_url, columns: [...columns] }));
  await api.call('startEnrichment', { body });
  await expect
    .poll(() => values('leadlight_jobs_ended_total'))
    .toEqual({ 'status="completed"': 2, 'status="failed"': 1 });

  expect(await values('leadlight_credits_settled_total')).toEqual({ 'as="charged"': 4, 'as="returned"': 2 });
  expect(await values('leadlight_job_stage_seconds_count')).toEqual({
    'stage="waiting"': 3,
    'stage="gathering"': 3,
    'stage="writing"': 2,
    'stage="settling"': 3,
  });
  expect(await values('leadlight_source_look_up_seconds_count')).toEqual({
    'source="sample-network",outcome="found"': 2,
    'source="sample-network",outcome="not-found"': 1,
  });
  await expect
    .poll(() => values('leadlight_source_parameters_total'))
    .toMatchObject({
      'source="sample-network",parameter="firstName",outcome="hit"': 2,
      'source="sample-network",parameter="firstName",outcome="miss"': 1,
    });
  const threads = ['api', 'worker'];
  const connections = await values('leadlight_database_connections');
  expect(Object.keys(connections)).toEqual(
    threads.flatMap((thread) => ['in_use', 'idle', 'waiting'].map((state) => `thread="${thread}",state="${state}"`)),
  );
  expect(Object.keys(await values('leadlight_event_loop_utilization_ratio'))).toEqual(
    threads.map((t) => `thread="${t}"`),
  );
  await expect.poll(() => values('leadlight_open_jobs')).toEqual({ 'status="pending"': 0, 'status="running"': 0 });
  await expect.poll(async () => (await values('leadlight_ledger_check_timestamp_seconds'))['']).toBeGreaterThan(0);
  expect(await values('leadlight_ledger_wrong_accounts')).toEqual({ '': 0 });
});

test('what ends without delivering anything is counted where it ends, with what is returned', async () => {
  const [ended, settled] = ['leadlight_jobs_ended_total', 'leadlight_credits_settled_total'];
  const { api } = await signUp(app.url, null);
  const [linkedin_url = ''] = sampleUrls(1, 50);
  await api.call('addSuppressions', { body: { entries: [{ linkedin_url }], scope: 'user' } });
  const [jobs, credits] = [await values(ended), await values(settled)];
  await api.call('startEnrichment', { body: { linkedin_url, columns: ['firstName', 'lastName'] } });
  expect((await values(ended))['status="failed"']).toBe((jobs['status="failed"'] ?? 0) + 1);
  expect((await values(settled))['as="returned"']).toBe((credits['as="returned"'] ?? 0) + 2);
});

test('errors that are answered are counted by their code', async () => {
  const api = createApiClient(app.url);
  await api.send('GET', '/api/profile');
  await api.send('GET', '/api/nothing-here');
  expect(await values('leadlight_failures_total')).toMatchObject({
    'channel="http",code="authentication_required"': expect.any(Number),
    'channel="http",code="not_found"': expect.any(Number),
  });
});
