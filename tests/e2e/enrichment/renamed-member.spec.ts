import { startTemplateApp } from '../../support/app/template-app.ts';
import { memberTest as base, expect } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { configure, startSingle } from '../../support/browser/pages.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

/** A Leadlight whose profiles come from Unipile. */
const test = base.extend<object, { unipile: UnipileServer }>({
  unipile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const unipile = await startUnipileServer();
      await use(unipile);
      await unipile.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ unipile }, use) => {
      const app = await startTemplateApp({
        SIGNUP_CREDITS: '100',
        UNIPILE_DSN: unipile.url,
        UNIPILE_API_KEY: unipile.apiKey,
        UNIPILE_ACCOUNT_ID: unipile.accountId,
        UNIPILE_SPACING_MS: '0-20',
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const OLD = 'https://www.linkedin.com/in/zz-meera-nair-4c52b31a';
const NOW = 'https://www.linkedin.com/in/zz-meera-nair';

test('says the new address of a profile that has moved, and keeps saying it', async ({ page, member, unipile }) => {
  unipile.renamed.set('zz-meera-nair-4c52b31a', 'zz-meera-nair');
  await configure(member, ['firstName']);
  await startSingle(page, OLD);
  await expect(page).toHaveURL(/enriched_profile\?jobId=/);
  const note = page.getByText('This profile has moved to');
  await expect(note).toHaveText(`This profile has moved to ${NOW}`);
  await expect(note.getByRole('link')).toHaveAttribute('href', NOW);
  await expect(page.getByRole('link', { name: 'Profile URL' })).toHaveAttribute('href', OLD);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Meera');

  await expectAccessible(page);
  await page.reload();
  await expect(note).toHaveText(`This profile has moved to ${NOW}`);
  const jobId = new URL(page.url()).searchParams.get('jobId')!;
  const { job } = await member.api.call('readJob', { params: { id: jobId } });
  expect(job).toMatchObject({ linkedin_url: OLD, moved_to: NOW, credits_used: 1 });
});
