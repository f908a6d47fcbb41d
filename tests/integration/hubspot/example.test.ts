import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { signUp } from '../../support/http/sign-up.ts';
import { firstExample, runExample } from '../../support/material/documented-example.ts';
import { type HubspotServer, startHubspotServer } from '../../support/servers/hubspot-server.ts';

let app: LeadlightProcess;
let hubspot: HubspotServer;
beforeAll(async () => {
  hubspot = await startHubspotServer();
  app = await startLeadlightProcess({ HUBSPOT_BASE_URL: hubspot.url });
});
afterAll(async () => {
  await app.stop();
  await hubspot.close();
});

it('the example of docs/hubspot.md works on a fresh start with sample data', async () => {
  const { api } = await signUp(app.url, null);
  await api.call('setHubspotToken', { body: { token: hubspot.token } });
  const { secret } = await api.call('createApiKey', { body: { name: 'Example', scopes: ['read', 'enrich'] } });
  const env = { LEADLIGHT_URL: app.url, LEADLIGHT_API_KEY: secret };
  const said = await runExample(firstExample('docs/hubspot.md'), tmpdir(), env);
  expect(JSON.parse(said.trim())).toMatchObject({ push: { state: 'done', total: 2, pushed: 2, refused: [] } });
  expect([...hubspot.contacts.values()].map(({ firstname }) => firstname).toSorted()).toEqual(['Chaitra', 'Şule']);
  expect(hubspot.find('firstname', 'Chaitra')?.jobtitle).toBeTruthy();
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/leadlight_provider_calls_total\{[^}]*provider="hubspot",kind="upsert",outcome="ok"/);
});
