import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { signUp } from '../../support/http/sign-up.ts';
import { firstExample, runExample } from '../../support/material/documented-example.ts';

let app: LeadlightProcess;
const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-api-example-'));
beforeAll(async () => {
  app = await startLeadlightProcess();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the example of docs/api.md works on a fresh start with sample data', async () => {
  const member = await signUp(app.url, null);
  const body = { name: 'Example', scopes: ['read' as const, 'enrich' as const] };
  const { secret } = await member.api.call('createApiKey', { body });
  const printed = await runExample(firstExample('docs/api.md'), folder, {
    LEADLIGHT_URL: app.url,
    LEADLIGHT_API_KEY: secret,
  });
  expect(printed).toContain('"most":3');
  expect(printed).toContain('"firstName":"Chaitra"');
  expect(printed).toContain('"firstName":"Şule"');
  expect((await member.api.call('readCredits')).credits).toBe(97);
});
