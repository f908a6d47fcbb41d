import { type Browser, expect, test } from '@playwright/test';
import pg from 'pg';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTemplateData } from '../../support/app/template-app.ts';
import { signUp } from '../../support/http/sign-up.ts';

/** A Leadlight at its very first start, whose sample network is stored when it is let go. */
async function startUnfilled() {
  const { data, drop } = await createTemplateData();
  const client = new pg.Client({ connectionString: data.DATABASE_URL });
  await client.connect();
  await client.query('DELETE FROM sample_people_fill');
  await client.query('BEGIN');
  await client.query('LOCK TABLE sample_people IN EXCLUSIVE MODE');
  const app = await startLeadlightProcess(data, '/healthz');
  return {
    url: app.url,
    letGo: () => client.query('COMMIT'),
    async stop() {
      await client.end();
      await app.stop();
      await drop();
    },
  };
}

async function openSignedIn(browser: Browser, url: string) {
  const { store } = await signUp(url, null);
  const storageState = { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'store', value: store }] }] };
  return (await browser.newContext({ storageState })).newPage();
}

test('a search before people can be searched says so, and runs by itself when they can', async ({ browser }) => {
  test.slow();
  const app = await startUnfilled();
  try {
    const page = await openSignedIn(browser, app.url);
    await page.goto(`${app.url}/advanced-search-result?q=${encodeURIComponent('Managers in India')}&page=1`);
    const said = page.getByText(/people of the sample network are being made ready for searching/);
    await expect(said).toBeVisible();
    await app.letGo();
    const found = page.getByRole('list', { name: 'People found' }).getByRole('listitem');
    await expect(found).toHaveCount(10, { timeout: 60_000 });
    await expect(said).toBeHidden();
    await page.context().close();
  } finally {
    await app.stop();
  }
});
