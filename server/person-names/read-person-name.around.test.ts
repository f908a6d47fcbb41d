import { expect, test } from 'vitest';
import { elementAt } from '../../shared/element-at.ts';
import { INDIAN_NAMES } from './names-of-india.ts';
import { WORLD_NAMES } from './names-of-the-world.ts';
import { readPersonName } from './read-person-name.ts';

/** Names of one word each, as they are read when they stand alone. */
const names = Object.values({ ...INDIAN_NAMES, ...WORLD_NAMES }).flatMap(({ female, male, family }) =>
  [...female.slice(0, 12), ...male.slice(0, 12)].map(
    (given, at) => [given, elementAt(family, at % family.length)] as const,
  ),
);
const plain = names.filter(([given, family]) => {
  const { firstName, lastName } = readPersonName(`${given} ${family}`);
  return firstName === given && lastName === family;
});

const AROUND: readonly (readonly [what: string, write: (given: string, family: string) => string])[] = [
  ['family name first', (given, family) => `${family}, ${given}`],
  ['a title', (given, family) => `Dr. ${given} ${family}`],
  ['a title after the comma', (given, family) => `${family}, Dr. ${given} M., PMP`],
  ['a degree', (given, family) => `${given} ${family} MBA`],
  ['degrees behind a comma, one unknown', (given, family) => `${given} ${family}, CFA, XQR`],
  ['a generation', (given, family) => `${given} ${family} Jr.`],
  ['a middle initial', (given, family) => `${given} R. ${family}`],
  ['a nickname', (given, family) => `${given} "Bud" ${family}`],
  ['pronouns', (given, family) => `${given} ${family} (she/her)`],
  ['a slogan', (given, family) => `${given} ${family} | Sales @ Acme`],
  ['a position', (given, family) => `${given} ${family}, Head of Sales`],
  ['a place', (given, family) => `${given} ${family}, Zürich`],
  ['a result of a search', (given, family) => `${given} ${family} - CEO - Acme | LinkedIn`],
  ['a label', (given, family) => `View ${given} ${family}’s profile`],
  ['a degree of connection', (given, family) => `${given} ${family} • 2nd`],
  ['emoji', (given, family) => `🚀 ${given} ${family} 🚀`],
];

test('nearly every given and family name is read given name first', () => {
  expect(plain.length / names.length).toBeGreaterThan(0.95);
});

test.each(AROUND)('%s changes no name', (_, write) => {
  const changed = plain.filter(([given, family]) => {
    const { firstName, lastName } = readPersonName(write(given, family));
    return firstName !== given || lastName !== family;
  });
  expect(changed.map(([given, family]) => write(given, family))).toEqual([]);
});
