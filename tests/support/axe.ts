import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing on the page as it is now. @param except selectors of what is left out */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  // Colours are measured as they are: what is still fading in or out would be judged half-way.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const builder = except.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({ page }));
  const { violations } = await builder.withTags(WCAG_22_AA).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
