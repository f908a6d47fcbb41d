import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/platform/free-port.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { expect, test } from '../../support/browser/app-fixture.ts';
import { openBatch, sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { signUp } from '../../support/http/sign-up.ts';

/** Enough to still be at work when the screen has been drawn. */
const PROFILES = 8_000;
const COLUMNS = ['firstName', 'lastName', 'jobTitle', 'workExperience', 'companyName', 'industry'] as const;
const GIFT = 100_000;

test('a killed server comes back on the same folder: nothing is lost, nothing charged twice, the screen recovers', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-killed-'));
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), SIGNUP_CREDITS: String(GIFT), LOG_LEVEL: 'fatal' };
  let server = await startLeadlightProcess(env);
  const member = await signUp(server.url, null);
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'store', value: member.store }] }],
    },
  });
  const page = await context.newPage();

  const started = await startOverHttp(member, sampleUrls(PROFILES, 0), [...COLUMNS]);
  await openBatch(page, started);
  const readBatch = async () => (await member.api.call('readBatch', { params: { id: started.batch_id } })).batch;
  await expect(page.getByRole('row').getByText('Completed').first()).toBeVisible();
  const { counts } = await readBatch();
  await server.kill();
  expect(counts.completed, 'it was killed in the middle').toBeLessThan(PROFILES);

  server = await startLeadlightProcess(env);
  await expect(page.getByText(`${PROFILES.toLocaleString('en')} / ${PROFILES.toLocaleString('en')}`)).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  const batch = await readBatch();
  expect(batch.counts).toEqual({ pending: 0, running: 0, completed: PROFILES, failed: 0, cancelled: 0 });
  expect(batch.credits_held).toBe(0);
  const { credits, held } = await member.api.call('readCredits');
  expect({ credits, held }).toEqual({ credits: GIFT - batch.credits_used, held: 0 });
  const { transactions } = await member.api.call('listTransactions');
  expect(transactions.map(({ type, credits }) => [type, credits])).toEqual([
    ['enrichment', -batch.credits_used],
    ['signup', GIFT],
  ]);
  await context.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
