/** What a browser calls itself holds names of others as well: the first that fits counts. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/**
 * Says in plain words which browser a session was begun in: 'Chrome on Windows'. Of the header itself nothing is kept.
 * @param userAgent the header, of any length
 */
export function describeDevice(userAgent: string | undefined): string {
  const find = (known: typeof BROWSERS | typeof SYSTEMS) => known.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `A program on ${system}`;
  return userAgent ? 'A program' : 'Unknown device';
}
