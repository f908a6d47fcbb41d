import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import { chooseName, readOfferName } from './offer-name.ts';
import { listOfferNames, OWN_WORDS } from './offer-name-candidates.ts';

const read = (description: string) => {
  const profile = readOwnProfile({ website: '', description });
  return { profile, own: readOwnTradeOf(description, profile) };
};
const nameOf = (description: string): string | undefined => {
  const { own, profile } = read(description);
  return readOfferName(own)(profile)?.name;
};

describe('the name of what is mainly sold', () => {
  it.each([
    ['Time slot booking and yard management software for busy warehouses', /yard management software/],
    ['Recruitment agency for electricians and HVAC technicians', /^recruitment agency$/i],
    ['SchichtKlar ist eine Software für die Personaleinsatzplanung in Kliniken.', /^shift scheduling software$/],
    [
      'We clean up who can get into what. Our service reads the accounts and permissions from Active Directory.',
      /access/,
    ],
    [
      'We rent and wash bed linen, towels, table linen and staff uniforms for hotels, serviced apartments, restaurants and spas.',
      /linen/,
    ],
  ])('is said as people say it, in English where a known name fits: %s', (description, name) => {
    expect(nameOf(description)).toMatch(name);
  });

  it('is none where nothing tells what is sold', () => {
    expect(
      nameOf('We help businesses grow with innovative solutions and a passionate team of experts.'),
    ).toBeUndefined();
    expect(nameOf('…')).toBeUndefined();
  });

  it('is no piece of a sentence', () => {
    const rental =
      'By us you can rent coldrooms and freezecontainers, for a day or two years. We deliver and put it where you need it.';
    expect(nameOf(rental)).not.toMatch(/^put /);
  });
});

describe('names that may fit', () => {
  it('are each listed once, with all that they come from', () => {
    const { own, profile } = read('Yard management software');
    const names = listOfferNames(own, profile);
    expect(new Set(names.map(({ name }) => name.toLowerCase())).size).toBe(names.length);
    expect(names[0]?.sources.length).toBeGreaterThan(1);
  });

  it('have no name, figure or abbreviation that the description has not', () => {
    const { own, profile } = read(
      'Software for wages, attendance, hours within shifts and three kinds of leave in factories',
    );
    const known = listOfferNames(own, profile).filter(({ sources }) => sources.some((one) => /kind|sold/.test(one)));
    expect(known.length).toBeGreaterThan(3);
    for (const { name } of known) expect(name).not.toMatch(/\p{Lu}|\d/u);
  });

  it('leave out what they are told to', () => {
    const { own, profile } = read('Lagerverwaltungssoftware für den Großhandel');
    const [known] = listOfferNames(own, profile).filter(({ sources }) => sources.includes('sold'));
    const others = listOfferNames(own, profile, (name) => name === known?.name);
    expect(known).toBeDefined();
    expect(others.some(({ name, sources }) => name === known?.name && sources.includes('sold'))).toBe(false);
  });

  it('are looked at within bounds, whatever the description', () => {
    const { own, profile } = read(`${'We make software, '.repeat(200)}${'a'.repeat(3_000)}`);
    const names = listOfferNames(own, profile);
    expect(names.length).toBeLessThan(15);
    for (const { name, sources } of names)
      if (sources.some((one) => OWN_WORDS.has(one))) expect(name.length).toBeLessThanOrEqual(70);
    expect(() => readOfferName(own)(profile)).not.toThrow();
  });

  const ownWordsOf = (description: string): string[] => {
    const { own, profile } = read(description);
    return listOfferNames(own, profile).flatMap(({ name, sources }) =>
      sources.some((one) => OWN_WORDS.has(one)) ? [name] : [],
    );
  };

  it('name the thing, without who makes it and how the firm is', () => {
    const names = ownWordsOf('FridgeTrail makes temperature and humidity loggers for goods in transit');
    expect(names.some((name) => name.includes('FridgeTrail'))).toBe(false);
    expect(ownWordsOf('Family-run contract cleaning for offices')).not.toContain('Family-run contract cleaning');
    expect(ownWordsOf('PCB design software for small makers')).toContain('PCB design software');
  });

  it('are written as tables write them where both have them', () => {
    const { own, profile } = read('Commercial Kitchen Equipment, new and used');
    const names = listOfferNames(own, profile).filter(({ sources }) => sources.some((one) => !OWN_WORDS.has(one)));
    expect(names.map(({ name }) => name)).toContain('commercial kitchen equipment');
  });

  it('in another language are a few words', () => {
    const long = "Vrijloop maakt silo's schoon en lost bruggen en verstoppingen op voor meelfabrieken.";
    for (const name of ownWordsOf(long)) expect(name.split(' ').length).toBeLessThanOrEqual(3);
  });
});

describe('which of several is chosen', () => {
  it('is the one most likely good, of those that are surely enough true', () => {
    const odds = [
      { good: 3, true: 0 },
      { good: 0, true: 2 },
      { good: 1, true: 2 },
      { good: -3, true: 2.5 },
    ];
    expect(chooseName(odds)).toBe(2);
    expect(chooseName(odds.slice(0, 1))).toBeUndefined();
    expect(chooseName([])).toBeUndefined();
  });
});
