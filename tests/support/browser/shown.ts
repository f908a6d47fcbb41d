import { type BrowserContext, expect, type Page } from '@playwright/test';

interface ShownDialog {
  title: string;
  /** All its text, as it was last. */
  text: string;
  /** Milliseconds of the page's own clock. */
  from: number;
  until: number | null;
}

interface Shown {
  toasts: string[];
  dialogs: ShownDialog[];
}

/**
 * Has every page of the context write down what it shows for a moment only: a busy machine may look when it is gone again, and
 * its own clock would measure the machine. A new document begins anew.
 */
export async function noteWhatIsShown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: Shown = { toasts: [], dialogs: [] };
    Object.assign(window, { shown });
    const texts = new WeakMap<Element, string>();
    const look = () => {
      for (const toast of document.querySelectorAll('[data-toaster] > div')) {
        const text = toast.textContent;
        if (texts.get(toast) !== text) shown.toasts.push(text);
        texts.set(toast, text);
      }
      const open = [...document.querySelectorAll('[role=dialog]')].map((dialog) => ({
        title: document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        text: dialog.textContent,
      }));
      for (const known of shown.dialogs) {
        if (known.until === null && !open.some(({ title }) => title === known.title)) known.until = performance.now();
      }
      for (const { title, text } of open) {
        const known = shown.dialogs.find((dialog) => dialog.title === title && dialog.until === null);
        if (known) known.text = text;
        else shown.dialogs.push({ title, text, from: performance.now(), until: null });
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects a toast of its own with this text since the page was opened; one toast answers one call. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((wanted) => {
      const { toasts } = (window as unknown as { shown: Shown }).shown;
      const at = toasts.findIndex((toast) => toast.includes(wanted));
      return at === -1 ? toasts : toasts.splice(at, 1);
    }, text);
  await expect.poll(take, { message: `toast '${text}'` }).toEqual([expect.stringContaining(text)]);
}

/** @returns the toasts since the page was opened that no `expectToast` has taken */
export function otherToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shown: Shown }).shown.toasts);
}

/** Waits until the dialog of that title has come and gone. @returns its last text and how long it stood, in milliseconds */
export async function dialogGone(page: Page, title: string): Promise<{ text: string; ms: number }> {
  const find = () =>
    page.evaluate(
      (wanted) => (window as unknown as { shown: Shown }).shown.dialogs.find((dialog) => dialog.title === wanted),
      title,
    );
  await expect.poll(async () => (await find())?.until ?? null, { message: `end of '${title}'` }).not.toBeNull();
  const { text, from, until } = (await find())!;
  return { text, ms: until! - from };
}
