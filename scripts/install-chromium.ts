import { existsSync } from 'node:fs';
import { chromiumPath } from '../tests/support/browser/chromium-path.ts';
import { runTool } from './run-tool.ts';

/** Installs Chromium from the system's packages when the machine has none. Returns false, and says what to do, when it cannot. */
export async function ensureChromium(): Promise<boolean> {
  if (chromiumPath()) return true;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool([...sudo, 'apt-get', 'update', '-q'], 'stream', quiet);
    const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    await runTool([...sudo, ...install], 'stream', quiet);
    if (chromiumPath()) return true;
  }
  console.error('The browser tests need Chromium, and it could not be installed here.');
  console.error('Install Chromium or Chrome, set CHROMIUM_PATH if it is in an unusual place, and run npm test again.');
  return false;
}
