import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sampleProfileUrl, sampleShowcase } from '../server/providers/sample-network/sample-network.ts';
import type { ParameterId } from '../shared/catalogue.ts';
import { chromiumPath } from '../tests/support/chromium-path.ts';
import { startLeadlightProcess } from '../tests/support/leadlight-process.ts';
import { chooseAll, enrichOverHttp, openBatch, pasteBox, picker, startOverHttp } from '../tests/support/pages.ts';
import { type Member, signUp } from '../tests/support/sign-up.ts';

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');

const SHAPES = {
  desktop: { width: 1280, height: 800 },
  /** For the profile, whose groups stand below each other. */
  tall: { width: 1280, height: 1280 },
  phone: { width: 390, height: 844 },
};
type Shape = keyof typeof SHAPES;
type Colours = 'light' | 'dark';

const COMPANY = {
  website: 'https://www.tidewell.example',
  description:
    'Tidewell makes scheduling software for field service teams. It fills cancelled slots and halves travel time. Our customers are mid-sized companies in India and Europe.',
};
/** What is known of the person in the picture: something of every group. */
const PROFILE: ParameterId[] = [
  'firstName',
  'lastName',
  'profilePictureUrl',
  'location',
  'languages',
  'education',
  'workEmail',
  'jobTitle',
  'workExperience',
  'skillsTools',
  'companyName',
  'industry',
  'totalEmployees',
  'meetingOpener',
  'painPoints',
  'solutionsToPitch',
  'reasoning',
  'confidenceScore',
  'tag',
];
/** The columns of the bulk screen's picture. */
const COLUMNS: ParameterId[] = [
  'firstName',
  'lastName',
  'jobTitle',
  'companyName',
  'location',
  'workEmail',
  'meetingOpener',
  'tag',
];

/** Takes the pictures of README and docs into docs/screenshots, from a Leadlight of its own. */
async function takeScreenshots(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const app = await startLeadlightProcess({ SIGNUP_CREDITS: '5000' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const member = await signUp(app.url, COMPANY, 'Mira Sen');
    const profile = await enrichOverHttp(member, sampleShowcase()[0]!, PROFILE);
    const others = Array.from({ length: 40 }, (_, index) => sampleProfileUrl(40 + index));
    // Not every machine that takes these pictures has letters for every script.
    const urls = [...sampleShowcase(), ...others.filter((url) => !url.includes('%')).slice(0, 21)];
    const batch = await startOverHttp(member, [...urls, 'https://www.linkedin.com/in/somebody-else'], COLUMNS);
    const shoot = (name: string, shape: Shape, colours: Colours, draw: (page: Page) => Promise<unknown>) =>
      take(browser, app.url, member, { name, shape, colours, draw });

    const drawEnrich = async (page: Page) => {
      await page.goto('/enrich');
      await pasteBox(page).fill([...sampleShowcase(), 'https://www.linkedin.com/company/tidewell'].join('\n'));
      await page.getByRole('button', { name: 'Line 4' }).waitFor();
    };
    await shoot('enrich', 'desktop', 'light', drawEnrich);
    await shoot('enrich-dark', 'desktop', 'dark', drawEnrich);
    await shoot('enrich-phone', 'phone', 'light', drawEnrich);

    const drawPicker = async (page: Page) => {
      await drawEnrich(page);
      await page.getByRole('button', { name: 'Enrich 3 valid profiles' }).click();
      await picker(page).getByRole('switch').first().waitFor();
    };
    await shoot('parameters', 'desktop', 'light', drawPicker);
    await shoot('parameters-phone', 'phone', 'dark', drawPicker);

    const drawProgress = async (page: Page) => {
      await page.goto('/enrich?tab=single');
      await page.getByLabel('LinkedIn profile URL').fill(sampleShowcase()[1]!);
      await page.getByLabel('LinkedIn profile URL').press('Enter');
      await chooseAll(page);
      await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
      await page.getByRole('dialog', { name: 'Enrichment Complete!' }).waitFor();
    };
    await shoot('progress', 'desktop', 'light', drawProgress);

    const drawBulk = async (page: Page) => {
      await openBatch(page, batch);
      await page.getByRole('row').getByText('Completed').nth(9).waitFor();
    };
    await shoot('bulk', 'desktop', 'light', drawBulk);
    await shoot('bulk-phone', 'phone', 'light', drawBulk);

    const drawProfile = async (page: Page) => {
      await page.goto(`/enriched_profile?jobId=${profile.job_id}`);
      await page.getByRole('button', { name: /^First Name/ }).waitFor();
      await page.locator('main img').waitFor();
    };
    await shoot('enriched-profile', 'tall', 'light', drawProfile);
    await shoot('enriched-profile-dark', 'tall', 'dark', drawProfile);
    await shoot('enriched-profile-phone', 'phone', 'light', drawProfile);
    await shoot('insight', 'desktop', 'light', async (page) => {
      await drawProfile(page);
      await page.getByRole('button', { name: /^Meeting Opener/ }).click();
      await page.getByRole('dialog').waitFor();
    });
    await shoot('credit-history', 'desktop', 'light', async (page) => {
      await page.goto('/credit-history');
      await page.getByRole('cell').first().waitFor();
    });
  } finally {
    await browser.close();
    await app.stop();
  }
}

interface Picture {
  name: string;
  shape: Shape;
  colours: Colours;
  draw: (page: Page) => Promise<unknown>;
}

async function take(browser: Browser, url: string, member: Member, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SHAPES[picture.shape],
    colorScheme: picture.colours,
    reducedMotion: 'reduce',
    isMobile: picture.shape === 'phone',
    hasTouch: picture.shape === 'phone',
    deviceScaleFactor: picture.shape === 'phone' ? 2 : 1,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'store', value: member.store }] }] },
  });
  const page = await context.newPage();
  await picture.draw(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.screenshot({ path: path.join(folder, `${picture.name}.png`) });
  await context.close();
  console.log(`${picture.name}.png`);
}

await takeScreenshots();
