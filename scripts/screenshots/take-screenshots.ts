import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startLeadlightProcess } from '../../tests/support/app/leadlight-process.ts';
import { chromiumPlace } from '../../tests/support/browser/chromium-path.ts';
import { type Exhibits, makeExhibits } from './exhibits.ts';
import { SCREENS, type Screen } from './screens.ts';

/** The pictures that are kept. */
const DOCS = path.resolve(import.meta.dirname, '../../docs/screenshots');
/** The others, to be looked at after a change of the looks. */
const LOOKS = path.resolve(import.meta.dirname, '../../test-results/screens');

const SHAPES = {
  desk: { width: 1280, height: 800 },
  /** For the profile, whose groups stand below each other. */
  tall: { width: 1280, height: 1280 },
  phone: { width: 390, height: 844 },
};

interface Look {
  shape: keyof typeof SHAPES;
  colours: 'light' | 'dark';
}
const ON_A_DESK: Look = { shape: 'desk', colours: 'light' };
const ON_A_PHONE: Look = { shape: 'phone', colours: 'dark' };

/**
 * Takes pictures of the screens for a desk and a phone, light and dark, from a Leadlight of its own. Names of screens as
 * arguments limit it to these.
 */
async function takeScreenshots(names: readonly string[]): Promise<void> {
  for (const folder of [DOCS, LOOKS]) mkdirSync(folder, { recursive: true });
  const wanted = names.length > 0 ? SCREENS.filter(({ name }) => names.includes(name)) : SCREENS;
  const app = await startLeadlightProcess({ SIGNUP_CREDITS: '50000' });
  const browser = await chromium.launch({ ...chromiumPlace(), args: ['--no-sandbox'] });
  try {
    const exhibits = await makeExhibits(app.url);
    for (const screen of wanted) {
      for (const look of [ON_A_DESK, ON_A_PHONE]) await take(browser, app.url, screen, look, exhibits);
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function take(browser: Browser, url: string, screen: Screen, look: Look, exhibits: Exhibits): Promise<void> {
  const { name, visitor, kept, tall, draw } = screen;
  const { shape, colours } = look;
  const isPhone = shape === 'phone';
  const store = { origin: url, localStorage: [{ name: 'store', value: exhibits.member.store }] };
  const context = await browser.newContext({
    baseURL: url,
    viewport: SHAPES[tall && !isPhone ? 'tall' : shape],
    colorScheme: colours,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    storageState: { cookies: [], origins: visitor ? [] : [store] },
  });
  const page = await context.newPage();
  await draw(page, exhibits);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const file = kept && !isPhone ? path.join(DOCS, `${name}.png`) : path.join(LOOKS, `${name}-${shape}.png`);
  await page.screenshot({ path: file });
  await context.close();
  console.log(path.relative(process.cwd(), file));
}

await takeScreenshots(process.argv.slice(2));
