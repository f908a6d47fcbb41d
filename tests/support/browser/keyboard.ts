import type { Locator, Page } from '@playwright/test';

/**
 * Presses Tab and waits for the focus to come to rest: at the end of a dialog it stands on a guard for one frame, which hands
 * it on to the other end.
 */
export async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => !document.activeElement?.hasAttribute('data-base-ui-focus-guard'));
}

/** Presses Tab until the control has the focus. @throws when it never comes to it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((found) => found === document.activeElement)) return;
    await pressTab(page);
  }
  throw new Error(`Tab never came to ${target}`);
}
