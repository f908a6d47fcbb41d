import { test as base, type Page } from '@playwright/test';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import type { LeadlightProcess } from '../app/leadlight-process.ts';
import { type SplitApp, startSplitApp } from '../app/split-app.ts';
import { startTemplateApp } from '../app/template-app.ts';
import { type Member, signUp } from '../http/sign-up.ts';
import { type CompanyWebsite, startCompanyWebsite } from '../servers/company-website.ts';
import { noteWhatIsShown } from './shown.ts';
import { startedOnce } from './started-once.ts';

export { expect } from '@playwright/test';

/** Enough for every test by itself; each test has a member, and so an account, of its own. */
const SIGNUP_CREDITS = '1000';

/** Starting a Leadlight takes seconds, and longer on a busy machine. */
const START_TIMEOUT_MS = 90_000;

interface WorkerFixtures {
  /** What the server is configured with beside what every test needs, such as the address of a stand-in. */
  settings: Record<string, string>;
  /** The server of this worker; its database holds what earlier tests of the same worker left there. */
  app: LeadlightProcess;
  /** A company's website that this server may read. */
  website: CompanyWebsite;
}

interface TestFixtures {
  /** Put into it what a test expects the page to print as an error. */
  expectedErrors: RegExp[];
}

/** `test` with a running Leadlight: `page.goto('/')` opens it. A test fails when the page prints or throws an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  app: [
    async ({ settings, website }, use) => {
      const app = await startTemplateApp({ SIGNUP_CREDITS, SAFE_FETCH_ALLOW: website.allow, ...settings });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  website: startedOnce(startCompanyWebsite),
  // A control that is not there within this time will not come.
  actionTimeout: 10_000,
  baseURL: async ({ app }, use) => use(app.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, expectedErrors }, use) => {
    await noteWhatIsShown(context);
    context.on('page', waitForApp);
    const errors: string[] = [];
    context.on('console', (message) => {
      // Chromium itself prints every answer of 400 and above; those are the test's own matter.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
    await use(context);
    const stray = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
    if (stray.length > 0) throw new Error(`The page reported errors:\n${stray.join('\n')}`);
  },
});

/**
 * Has `goto` and `reload` wait until the app has taken over a page that the build has drawn: tests of the app begin there. Not with
 * `waitUntil: 'domcontentloaded'`.
 */
function waitForApp(page: Page): void {
  const { goto, reload } = page;
  const isTakenOver = () => page.waitForFunction(() => window.earlyUse === undefined);
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    if (given[1]?.waitUntil !== 'domcontentloaded') await isTakenOver();
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload.apply(page, given);
    await isTakenOver();
    return answer;
  };
}

interface MemberFixtures {
  /** Their company profile; `test.use({ company: null })` for somebody without one. */
  company: CompanyProfile | null;
  /** Somebody new who is signed in already when the page opens. */
  member: Member;
}

/** `test` with somebody signed in, for everything but signing in itself. */
export const memberTest = test.extend<MemberFixtures>({
  company: [
    {
      website: 'https://www.tidewell.example',
      description:
        'Tidewell makes scheduling software for field service teams. It fills cancelled slots and halves travel time. Customers are mid-sized companies in India and Europe.',
    },
    { option: true },
  ],
  member: async ({ app, company }, use) => use(await signUp(app.url, company)),
  storageState: async ({ app, member }, use) =>
    use({ cookies: [], origins: [{ origin: app.url, localStorage: [{ name: 'store', value: member.store }] }] }),
});

/** Whose address stands in ADMIN_EMAILS of an `adminTest`. */
const OPERATOR = { email: 'operator@example.com', name: 'Ona Petit' };

interface AdminFixtures {
  /** Somebody new beside the operator, whose page is open. */
  customer: Member;
}

/** `memberTest` on a server with an operator, who is signed in when the page opens. */
export const adminTest = memberTest.extend<AdminFixtures>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) =>
      use({
        ADMIN_EMAILS: OPERATOR.email,
        // Paid for, and asked nothing: nobody answers there.
        HUNTER_API_KEY: 'key',
        HUNTER_BASE_URL: 'http://127.0.0.1:9',
      }),
    { scope: 'worker' },
  ],
  member: async ({ app, company }, use) => use(await signUp(app.url, company, OPERATOR.name, OPERATOR.email)),
  customer: async ({ app }, use) => use(await signUp(app.url, null, 'Cai Lund')),
});

/** `memberTest` on a server whose worker is a process of its own: work waits until a test starts it. */
export const waitingTest = memberTest.extend<object, { app: SplitApp }>({
  app: [
    async ({ settings }, use) => {
      const app = await startSplitApp({ SIGNUP_CREDITS, ...settings });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
});
