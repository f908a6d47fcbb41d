import type { Locator, Page, WebSocket } from '@playwright/test';
import { expect, memberTest, test } from '../../support/browser/app-fixture.ts';
import { comeToRest } from '../../support/browser/axe.ts';
import { signInAs } from '../../support/browser/pages.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { holdAnswers } from '../../support/http/answers.ts';

/** Opens the login modal and, through its button, the local identity provider's page. */
async function openPopup(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Get started now' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

const login = (page: Page) => page.getByRole('dialog', { name: 'Login to continue' });
const landing = /\/(enrich|advanced-search)$/;

test('says what it is for, and comes back when the pop-up is closed', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await expect(login(page)).toContainText('Start getting profile enrichments within seconds!');
  await expect(login(page).getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await popup.close();
  await expect(login(page).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(await otherToasts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeFocused();
});

test('dims the page behind the modal, and leaves nothing of it when it is closed', async ({ page }) => {
  await page.goto('/enrich');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.bg-overlay')).toHaveCount(0);
  await page.getByRole('button', { name: 'Get started now' }).click();
  await comeToRest(page);
  const { width, height } = page.viewportSize()!;
  expect(await page.locator('.bg-overlay').boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(page.locator('.bg-overlay')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(login(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(login(page)).not.toHaveCSS('border-radius', '0px');
  // The drawing behind the button: decoration, which no screen reader reads.
  await expect(login(page).locator('[aria-hidden=true] svg circle').first()).toBeAttached();
  const panel = (await login(page).boundingBox())!;
  const close = (await login(page).getByRole('button', { name: 'Close' }).boundingBox())!;
  expect(close.x + close.width / 2).toBeGreaterThan(panel.x + panel.width - 50);
  expect(close.y + close.height / 2).toBeLessThan(panel.y + 50);
  await login(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.bg-overlay')).toHaveCount(0);
});

test('says so when signing in fails in any other way', async ({ page, app }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await expect(login(page).getByRole('button', { name: 'Signing in...' }).locator('svg')).toBeVisible();
  await popup.evaluate(
    (origin) =>
      window.opener.postMessage({ type: 'leadlight-local-identity', access_token: 'nobody gave this' }, origin),
    app.url,
  );
  await expectToast(page, 'Failed to login');
  await expect(login(page).getByRole('alert')).toContainText('Failed to login');
  await expect(login(page).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('marks the sign-in page as a local one and refuses an e-mail address that is none', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await expect(popup.getByText('Local development sign-in')).toBeVisible();
  await popup.getByLabel('Email', { exact: true }).fill('nobody');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByRole('alert')).toHaveText('Please enter an address such as you@example.com.');
});

test('refuses an e-mail address that is not verified', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await popup.getByLabel('Email', { exact: true }).fill('unverified@example.com');
  await popup.getByLabel('Email is verified').uncheck();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Email verification failed');
  await expect(login(page).getByRole('alert')).toContainText('Email verification failed');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('store') ?? 'null')?.state.user.token ?? '')).toBe(
    '',
  );
});

test('asks for a company profile one second after signing in', async ({ page }) => {
  await page.clock.install();
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await popup.getByLabel('Email', { exact: true }).fill('newcomer@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Login Successful');
  const company = page.getByRole('dialog', { name: 'Company Profile' });
  for (const ms of [500, 499]) {
    await page.clock.runFor(ms);
    await page.waitForLoadState('networkidle');
    await expect(company).toBeHidden();
  }
  await page.clock.resume();
  await expect(company).toBeVisible();
  await expect(page.getByLabel('Company website')).toHaveValue('');
});

for (const path of [
  '/enriched_profile?jobId=x',
  '/bulk_enrichment?session=x',
  '/credit-history',
  '/enrichment-history',
  '/payment-summary',
  '/purchase-credits',
  '/profile',
]) {
  test(`sends a visitor away from ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectToast(page, 'Please Login to continue');
    await expect(page).toHaveURL(landing);
  });
}

const RITA = { email: 'returning@example.com', name: 'Rita Returning' };

test('leads a visitor on to where they wanted to go', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(landing);
  await page.getByRole('button', { name: 'Get started now' }).click();
  await signInAs(page, RITA);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Name')).toHaveValue(RITA.name);
});

test('leads on as well when the page is so busy that it sees the pop-up closed before it hears from it', async ({
  page,
}) => {
  // Messages come in their order, but three looks at the pop-up late.
  await page.addInitScript(() => {
    const deliverLate = (event: MessageEvent) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const { data, origin } = event;
      setTimeout(() => dispatchEvent(new MessageEvent('message', { data, origin })), 1_000);
    };
    addEventListener('message', deliverLate, true);
  });
  await page.goto('/profile');
  await expect(page).toHaveURL(landing);
  await page.getByRole('button', { name: 'Get started now' }).click();
  await signInAs(page, RITA);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Name')).toHaveValue(RITA.name);
});

test('signs in who types faster than the sign-in page loads', async ({ page, context }) => {
  await context.route('**/local-identity/page.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/enrich');
  await page.getByRole('button', { name: 'Get started now' }).click();
  await signInAs(page, RITA);
  await expectToast(page, 'Login Successful');
});

test('asks a visitor to sign in who wants to enrich or to upload', async ({ page }) => {
  await page.goto('/enrich');
  await expect(page.getByRole('button', { name: 'Download sample file' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expect(login(page)).toBeVisible();
  await login(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(login(page)).toBeVisible();
});

test('names a page that does not exist', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
});

memberTest('shows who is signed in, and ends the session on logout', async ({ page, member }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(member.email);
  await expect(menu.getByRole('menuitem')).toContainText([
    'Purchase Credits',
    'Bulk Enrichment',
    'Advanced Search',
    'Google Sheets',
    'Enrichment History',
    'Profile',
    'Logout',
  ]);
  await expect(menu).not.toContainText('Soon');
  await page.mouse.click(5, 400);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
  const refused = await member.api.callError('readProfile');
  expect(refused).toMatchObject({ status: 401, body: { error: 'Session inactive' } });
});

/** Where something is, once it is drawn and moves no more. */
async function placeOf(item: Locator) {
  let place = await item.boundingBox();
  const isAtRest = async () => {
    const before = place;
    place = await item.boundingBox();
    return place !== null && place.x === before?.x && place.y === before.y;
  };
  await expect.poll(isAtRest, { intervals: [30] }).toBe(true);
  return place!;
}

memberTest('leads from its menu to the screens, however fast its entries are clicked', async ({ page }) => {
  await page.goto('/enrich');
  for (let round = 0; round < 3; round++) {
    for (const [name, path, heading] of [
      ['Purchase Credits', '/purchase-credits', 'Purchase Credits'],
      ['Advanced Search', '/advanced-search', 'Advanced Search'],
      ['Enrichment History', '/enrichment-history', 'Enrichment History'],
      ['Profile', '/profile', 'Profile'],
      ['Bulk Enrichment', '/enrich', 'Unlock Powerful LinkedIn Profile Enrichment'],
    ] as const) {
      await page.getByRole('button', { name: 'Account menu' }).click();
      // Straight at its place, without any of the waiting and scrolling of a click on an element.
      const { x, y, width, height } = await placeOf(page.getByRole('menuitem', { name, exact: true }));
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  }
});

memberTest('opens its menu where it stays, whatever the page behind it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/purchase-credits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Where the first entry stands in each frame from the first on, and after each scroll before the next frame.
  await page.evaluate(() => {
    const places: number[] = [];
    const look = () => {
      const entry = document.querySelector('[role=menuitem]');
      if (entry) places.push(entry.getBoundingClientRect().y);
      return entry !== null;
    };
    const eachFrame = () => {
      look();
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
    Object.assign(window, { places, look });
  });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await comeToRest(page);
  const { places, scrolled } = await page.evaluate(() => {
    const { places, look } = window as unknown as { places: number[]; look: () => boolean };
    scrollBy({ top: 120, behavior: 'instant' });
    look();
    return { places, scrolled: scrollY };
  });
  expect(scrolled).toBe(120);
  expect(new Set(places).size, `places ${places}`).toBe(1);
});

memberTest('keeps the focus in its menu when the page arrives that was asked for before', async ({ page }) => {
  await page.goto('/enrich');
  const arrive = await holdAnswers(page, '**/assets/profile-*.js');
  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu).toBeFocused();
  await arrive();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Profile');
  await comeToRest(page);
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await menu.getByRole('menuitem', { name: 'Advanced Search' }).click();
  await expect(page).toHaveURL(/\/advanced-search$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

memberTest('stays at the top, with the first letter of the name, or U without one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('M');
  await page.evaluate(() => {
    const store = JSON.parse(localStorage.getItem('store')!);
    store.state.user.username = '';
    localStorage.setItem('store', JSON.stringify(store));
    dispatchEvent(new StorageEvent('storage', { key: 'store' }));
  });
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('U');
});

memberTest('closes the live connection on logout', async ({ page }) => {
  const connected = new Promise<WebSocket>((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
  });
  await page.goto('/profile');
  const socket = await connected;
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await closed;
});

memberTest('says so when the session was ended elsewhere', async ({ page, member }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(member.email);
  await member.api.call('logOut');
  await expectToast(page, 'Session inactive, please login again');
  await expect(page).toHaveURL(landing);
});

memberTest('says so when the session was ended before the page was connected', async ({ page, member }) => {
  const ended = Promise.withResolvers<void>();
  await page.route('**/socket.io/**', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(member.email);
  await member.api.call('logOut');
  ended.resolve();
  await expectToast(page, 'Session inactive, please login again');
  await expect(page).toHaveURL(landing);
});

memberTest('signs out in every tab', async ({ page, context }) => {
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
});
