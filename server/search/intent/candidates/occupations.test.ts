import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('trades in other languages', () => {
  it.each([
    ['Fliesenleger in Rostock', ['Tiler'], ['Rostock']],
    ['Suche Steinmetze und Tischler, Leipzig', ['Stonemason', 'Joiner'], ['Leipzig']],
    ['puéricultrices à Rennes', ['Paediatric Nurse'], ['Rennes']],
    ['cerco falegnami e imbianchini a Verona', ['Carpenter', 'House Painter'], ['Verona']],
    ['stukadoors in Breda of Tilburg', ['Plasterer'], ['Breda', 'Tilburg']],
    ['piekarze, Poznań', ['Baker'], ['Poznań']],
    ['tandläkare i Uppsala', ['Dentist'], ['Uppsala']],
  ])('%s', (query, titles, locations) => {
    const intent = read(query);
    expect(intent.titles).toEqual(titles);
    expect(intent.locations).toHaveLength(locations.length);
    expect(intent.keywords).toEqual([]);
  });

  it('gerentes de panaderías en Quito names a level and a trade', () => {
    expect(read('gerentes de panaderías en Quito')).toMatchObject({
      titles: [],
      seniority: ['Manager'],
      industries: ['Bakeries'],
    });
  });

  it.each([
    ['direttori generali di ospedali a Napoli', ['General Manager'], ['Hospitals']],
    ['hoofden logistiek bij ziekenhuizen', ['Head of Logistics'], ['Hospitals']],
  ])('%s names a role and a trade', (query, roles, industries) => {
    const intent = read(query);
    expect(intent.titles).toEqual(roles);
    expect(intent.industries).toEqual(industries);
  });

  it.each(['engineers at Schneider', 'sales managers named Becker in Texas', 'hosts and models in Miami'])(
    '%s is English',
    (query) => {
      expect(read(query).titles).not.toEqual(
        expect.arrayContaining(['Tailor', 'Baker', 'Fashion Model', 'Party Host']),
      );
    },
  );
});
