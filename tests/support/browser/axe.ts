import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects axe to find nothing on the page as it is now.
 * @param within a selector: what floats is looked at by itself, as it covers parts of the page's targets
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await comeToRest(page);
  // A toast that fades away is not judged half-way.
  const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).exclude('[data-toaster] .opacity-0');
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Waits until nothing fades: colours are measured as they are, and those half-way would be judged. What turns without end may turn. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      // What a change of colours or sizes sets moving begins with the next frame; and one that ends may begin another.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      if (moving.length === 0) return;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
    }
  });
}
