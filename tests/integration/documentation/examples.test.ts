import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../server/platform/free-port.ts';
import type { CreateApiKeyRequest } from '../../../shared/contract/api-keys.ts';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { type Member, signUp } from '../../support/http/sign-up.ts';
import { firstExample, runExample } from '../../support/material/documented-example.ts';

/** One fresh start with sample data, on which the examples of the documentation are run as they stand. */
let app: LeadlightProcess;
let member: Member;
let folder: string;
/** Of the receiver in docs/webhooks.md, which has 4000 there. */
let receiverPort: number;

beforeAll(async () => {
  receiverPort = await freePort();
  app = await startLeadlightProcess({ SAFE_FETCH_ALLOW: `127.0.0.1:${receiverPort}` });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await signUp(app.url, null);
  folder = mkdtempSync(path.join(tmpdir(), 'leadlight-example-'));
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
  return () => rmSync(folder, { recursive: true });
});

async function environment(scopes: CreateApiKeyRequest['scopes']) {
  const { secret } = await member.api.call('createApiKey', { body: { name: 'Example', scopes } });
  return { LEADLIGHT_URL: app.url, LEADLIGHT_API_KEY: secret };
}

it('docs/api.md: a quote, a start and its results', async () => {
  const printed = await runExample(firstExample('docs/api.md'), folder, await environment(['read', 'enrich']));
  expect(printed).toContain('"most":3');
  expect(printed).toContain('"firstName":"Chaitra"');
  expect(printed).toContain('"firstName":"Şule"');
  expect((await member.api.call('readCredits')).credits).toBe(97);
});

it('docs/assistants.md: what an assistant does', async () => {
  const env = await environment(['read', 'search', 'enrich']);
  const printed = await runExample(firstExample('docs/assistants.md'), folder, env);
  expect(printed).toContain('"most":2');
  expect(printed).toContain('"firstName":"Chaitra"');
  expect((await member.api.call('readCredits')).credits).toBe(98);
});

it('docs/downloads.md: a file for an importer', async () => {
  await runExample(firstExample('docs/downloads.md'), folder, await environment(['read', 'enrich']));
  const [headings, first, second] = readFileSync(path.join(folder, 'people.csv'), 'utf8').split('\r\n');
  expect(headings).toMatch(/^"Email","First Name","Last Name","Phone Number"/);
  expect(first).toMatch(/^,"Chaitra",,,,"[^"]+",/);
  expect(second).toContain('"Şule"');
});

it('docs/command-line.md: sign in, search, and enrich who was found', async () => {
  const { LEADLIGHT_API_KEY: key, LEADLIGHT_URL } = await environment(['read', 'search', 'enrich']);
  // As in a clone: npx finds the program of the package.
  const program = path.resolve(import.meta.dirname, '../../../cli/leadlight.js');
  writeFileSync(path.join(folder, 'package.json'), '{"name":"leadlight","bin":{"leadlight":"leadlight.js"}}');
  writeFileSync(path.join(folder, 'leadlight.js'), `#!/usr/bin/env node\nimport(${JSON.stringify(program)});\n`, {
    mode: 0o755,
  });
  const printed = await runExample(firstExample('docs/command-line.md'), folder, { HOME: folder, LEADLIGHT_URL }, key);
  expect(printed).toContain(`Signed in to ${LEADLIGHT_URL}`);
  const found = printed.match(/https:\/\/www\.linkedin\.com\/in\//g)?.length ?? 0;
  expect(found).toBeGreaterThan(0);
  const used = 3 * found;
  expect(printed).toContain(
    `${found} profiles in ${path.join(folder, 'people.xlsx')}, ${used} credits used\n${100 - used} credits to spend\n`,
  );
  const { sheets } = await readXlsx(readFileSync(path.join(folder, 'people.xlsx')));
  expect(sheets[0]?.rows).toHaveLength(1 + found);
});

it('docs/webhooks.md: a receiver that prints what it is told', async () => {
  const local = (example: string) =>
    example.replaceAll('4000', String(receiverPort)).replaceAll('http://localhost:3000', app.url);
  const env = await environment(['read', 'enrich']);
  const made = JSON.parse(await runExample(local(firstExample('docs/webhooks.md')), folder, env));
  writeFileSync(path.join(folder, 'receiver.mjs'), local(firstExample('docs/webhooks.md', 'js')));
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', WEBHOOK_SECRET: made.secret },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  try {
    const isListening = () =>
      fetch(`http://127.0.0.1:${receiverPort}/`, { method: 'POST' }).then(({ status }) => status, String);
    await expect.poll(isListening).toBe(400);
    const linkedin_url = 'https://www.linkedin.com/in/chaitra-pai-notonlinkedin-101';
    await member.api.call('startEnrichment', { body: [{ linkedin_url, columns: ['firstName'] }] });
    await expect.poll(() => output).toContain('batch.completed');
    await expect.poll(() => output).toContain(`job.completed ${linkedin_url}\n`);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});
