import { test as base } from '@playwright/test';
import { type LeadlightProcess, startLeadlightProcess } from './leadlight-process.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Environment variables of the server: `test.use({ serverEnv: { … } })` at the top of a file. */
  serverEnv: Record<string, string>;
  /** The server of this worker; its database holds what earlier tests of the same worker left there. */
  app: LeadlightProcess;
}

interface TestFixtures {
  /** Put into it what a test expects the page to print as an error. */
  expectedErrors: RegExp[];
}

/** `test` with a running Leadlight: `page.goto('/')` opens it. A test fails when the page prints or throws an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ serverEnv }, use) => {
      const app = await startLeadlightProcess(serverEnv);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, expectedErrors }, use) => {
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
