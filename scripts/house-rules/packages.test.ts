import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
interface Package {
  version: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  license?: string;
  resolved?: string;
  integrity?: string;
}
const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
);
/** What is installed to run, by its place. */
const used = Object.entries(lock.packages).filter(([place, { dev, link }]) => place !== '' && !dev && !link);

/** Licences under which a package may be used and passed on without opening what uses it. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  // Of fonts.
  'OFL-1.1',
  // Changes to its own files must be published; we make none.
  'MPL-2.0',
]);
/** Packages whose description names none in the usual field, each with the licence that its own file holds. */
const READ_BY_HAND: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT' };

/** 'MIT', '(MIT OR CC0-1.0)', '(MIT AND ISC)' */
function isAllowed(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '');
  if (parts.includes(' OR ')) return parts.split(' OR ').some((part) => isAllowed(part));
  return parts.split(' AND ').every((part) => ALLOWED.has(part));
}

test('every package that is installed to run has a licence that allows it', () => {
  const refused = used.flatMap(([place, { license }]) => {
    const licence = license ?? READ_BY_HAND[place.slice(place.lastIndexOf('node_modules/') + 13)];
    return licence !== undefined && isAllowed(licence) ? [] : [`${place}: ${licence ?? 'none named'}`];
  });
  expect(refused).toEqual([]);
  expect(used.length).toBeGreaterThan(200);
});

// A place that is not said is the registry.
const REGISTRY = 'https://registry.npmjs.org/';

test('every package comes from the public registry, as the bytes that were looked at', () => {
  const others = Object.entries(lock.packages).filter(([place, { resolved = REGISTRY, integrity, optional }]) => {
    // Of builds for other machines than the one that wrote the list, the registry's digest is taken when they are installed.
    const isSame = integrity === undefined ? optional : integrity.startsWith('sha512-');
    return place !== '' && !(resolved.startsWith(REGISTRY) && isSame);
  });
  expect(others.map(([place]) => place)).toEqual([]);
});

test('a known hole of what is installed to run fails the workflow at every change and each week', () => {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/known-holes.yml'), 'utf8');
  expect(workflow).toMatch(/^ +- run: npm audit --omit=dev --audit-level=low$/m);
  expect(workflow).toMatch(/^on:\n +push:\n +branches: \[main\]\n +pull_request:\n +schedule:$/m);
});
