import { defineConfig, devices } from '@playwright/test';
import { chromiumPlaceForTests } from './tests/support/browser/chromium-path.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/database/browser-databases.ts',
  outputDir: 'test-results',
  // Each has its own servers and database: a third one on two processors makes the application itself refuse work as busy.
  workers: 2,
  fullyParallel: false,
  // A second try only keeps a busy machine from failing the run: scripts/test.ts says how many tests needed it.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A trace costs a quarter of the processor time: TRACE=1 when a failure needs one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromiumPlaceForTests(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
