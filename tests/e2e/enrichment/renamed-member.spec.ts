import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { configure, startSingle } from '../../support/browser/pages.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

/** A Leadlight whose profiles come from Unipile. */
const test = memberTest.extend<object, { unipile: UnipileServer }>({
  unipile: startedOnce(startUnipileServer),
  settings: [async ({ unipile }, use) => use({ ...unipile.env, UNIPILE_SPACING_MS: '0-20' }), { scope: 'worker' }],
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
