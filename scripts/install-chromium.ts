import { existsSync } from 'node:fs';
import { chromiumPath, hasHeadlessShell } from '../tests/support/browser/chromium-path.ts';
import { runTool } from './run-tool.ts';

/**
 * Installs Chromium from the system's packages when the machine has none; in CI, where time counts, its headless shell beside another
 * one. Returns false, and says what to do, when there is none in the end.
 */
export async function ensureChromium(): Promise<boolean> {
  const isThere = chromiumPath() !== undefined;
  const isWanted = !isThere || (Boolean(process.env.CI) && !hasHeadlessShell() && !process.env.CHROMIUM_PATH);
  if (isWanted && existsSync('/usr/bin/apt-get')) {
    await runApt('update');
    await runApt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
    // Older systems have the whole browser alone.
    if (!chromiumPath()) await runApt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  if (chromiumPath()) return true;
  console.error('The browser tests need Chromium, and it could not be installed here.');
  console.error('Install Chromium or Chrome, set CHROMIUM_PATH if it is in an unusual place, and run npm test again.');
  return false;
}

async function runApt(...request: string[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  await runTool([...sudo, 'apt-get', '-q', ...patience, ...request], 'stream', { DEBIAN_FRONTEND: 'noninteractive' });
}
