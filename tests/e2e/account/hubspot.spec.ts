import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { openBatch, sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { type HubspotServer, startHubspotServer } from '../../support/servers/hubspot-server.ts';

/** On a server that pushes to a stand-in. */
const test = memberTest.extend<object, { hubspot: HubspotServer }>({
  hubspot: startedOnce(startHubspotServer),
  settings: [async ({ hubspot }, use) => use({ HUBSPOT_BASE_URL: hubspot.url }), { scope: 'worker' }],
});

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('sets the token, pushes results, sees who was refused, and deletes the token', async ({
      page,
      member,
      hubspot,
    }) => {
      const urls = sampleUrls(3);
      const started = await startOverHttp(member, urls, ['firstName', 'jobTitle']);
      await openBatch(page, started);
      const push = page.getByRole('button', { name: 'Push to HubSpot' });
      await expect(push).toBeEnabled();
      await push.click();
      const dialog = page.getByRole('dialog', { name: 'Push to HubSpot' });
      await expect(dialog).toContainText('Leadlight has no token for your HubSpot account.');
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('link', { name: 'Set the token' }).click();

      await expect(page.getByText('No token is set.')).toBeVisible();
      await page.getByRole('button', { name: 'Set token' }).click();
      const setting = page.getByRole('dialog', { name: 'Token of HubSpot' });
      await expect(setting.getByLabel('Access token')).toBeFocused();
      await setting.getByLabel('Access token').press('Enter');
      await expect(setting).toContainText('Paste the access token of your private app.');
      await setting.getByLabel('Access token').fill('pat-na1-of-another-account');
      await setting.getByLabel('Access token').press('Enter');
      await expect(setting).toContainText('HubSpot does not accept this token.');
      await expectAccessible(page, '[role=dialog]');
      await setting.getByLabel('Access token').fill(hubspot.token);
      await setting.getByRole('button', { name: 'Save token' }).click();
      await expectToast(page, 'HubSpot accepted the token');
      await expect(page.getByText(/^A token has been set since/)).toBeVisible();
      await expectAccessible(page);

      await member.api.call('addSuppressions', { body: { entries: [{ linkedin_url: urls[2]! }] } });
      await openBatch(page, started);
      const held = Promise.withResolvers<void>();
      await expect(push).toBeEnabled();
      await push.press('Enter');
      hubspot.holds = held.promise;
      await dialog.getByRole('button', { name: 'Push now' }).press('Enter');
      await expect(dialog).toContainText(/Waiting|Pushing/);
      hubspot.holds = undefined;
      held.resolve();
      await expect(dialog).toContainText(
        'Contacts made or brought up to date in HubSpot: 2. 1 profile could not be pushed:',
      );
      await expect(dialog.getByRole('list', { name: 'Not pushed' }).getByRole('listitem')).toContainText(
        'This person asked not to be processed, and was not pushed.',
      );
      await expectAccessible(page, '[role=dialog]');
      hubspot.spoilOnce(429, { policyName: 'DAILY' });
      await dialog.getByRole('button', { name: 'Push again' }).click();
      await expect(dialog).toContainText('Your HubSpot account has used all its calls of today.');
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(push).toBeFocused();

      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete the token of HubSpot' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete token' }).click();
      await expectToast(page, 'Deleted the token');
      await expect(page.getByText('No token is set.')).toBeVisible();
    });
  });
}
