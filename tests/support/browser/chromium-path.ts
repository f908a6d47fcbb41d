import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine, with a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

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

/** The same for tests, which need no windows: the headless shell where it is installed, unless CHROMIUM_PATH names another. */
export function chromiumPlaceForTests(): { executablePath?: string } {
  return !process.env.CHROMIUM_PATH && hasHeadlessShell() ? { executablePath: headlessShell } : chromiumPlace();
}

/** The Chromium of this machine: CHROMIUM_PATH, or the usual places. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...places, headlessShell].find((place) => existsSync(place));
}

/** Whether the package `chromium-headless-shell` is installed. */
export function hasHeadlessShell(): boolean {
  return existsSync(headlessShell);
}
