import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Playwright finds the Chromium of this machine; nothing when there is none. */
export function chromiumPlace(): { executablePath?: string } {
  const executablePath = chromiumPath();
  return executablePath === undefined ? {} : { executablePath };
}

/** The Chromium of this machine: CHROMIUM_PATH, or the usual places. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...places].find((place) => existsSync(place));
}
