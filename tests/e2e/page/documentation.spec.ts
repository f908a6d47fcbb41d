import { expect, test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';

test('what errors mean can be read on a phone and with a keyboard', async ({ page }) => {
  await page.goto('/docs/errors#insufficient_credits');
  await expect(page.getByRole('heading', { name: 'insufficient_credits' })).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
