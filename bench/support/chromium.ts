import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { BenchUser, RunningApp } from './running-app.ts';

export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`No Chromium at ${executablePath}: install Debian's package chromium`);
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** A browser context in which the user is signed in. */
export async function signedInContext(browser: Browser, app: RunningApp, user: BenchUser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const slice = {
    email: 'bench@bench.example',
    username: 'Bench',
    token: user.token,
    user_id: user.userId,
    credits: 1_000,
    isAuthenticated: true,
    company_profile: { website: 'https://rivet.example', description: 'Routing software' },
  };
  await context.addInitScript(
    ([origin, store]) => {
      if (location.origin === origin && !localStorage.getItem('store')) localStorage.setItem('store', store!);
    },
    [app.url, JSON.stringify({ state: { user: slice }, version: 1 })],
  );
  return context;
}
