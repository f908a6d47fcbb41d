import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../../own-company/own-profile.ts';
import { readOwnTradeOf } from '../../own-company/own-trade.ts';
import { CAPABILITIES } from './all-capabilities.ts';
import { capabilityOf } from './capability-row.ts';

const mainOffer = (description: string) =>
  readOwnTradeOf(description, readOwnProfile({ website: '', description })).capabilities[0]?.capability.id;

describe('kinds of offers in rows', () => {
  it('are read into lists', () => {
    const lists = { phrases: 'a|b', buyers: 'maintenance', users: 'ehs founder', signs: 'c', sellers: '' };
    const row = { id: 'x', label: 'x', problem: 'x', ...lists };
    expect(capabilityOf({ ...row, sectors: 'any' })).toMatchObject({
      phrases: ['a', 'b'],
      sectors: 'any',
      sellers: [],
    });
    expect(capabilityOf({ ...row, sectors: 'metals' }).sectors).toEqual(['metals']);
  });

  it.each([
    ['We control rats and cockroaches for restaurants and food factories.', 'pest-control'],
    ['Industrial lubricants, hydraulic oil and greases for forging units and textile mills.', 'industrial-lubricants'],
    ['We help contractors get certified to ISO 14001 and train internal auditors.', 'management-system-certification'],
    ['Bearings, belts, chains and gear motors for plants in Poland.', 'power-transmission-parts'],
    ['We shred documents and hard drives for law firms and banks.', 'records-storage-and-shredding'],
    ['Flat roofing, waterproofing and roof repair for industrial buildings.', 'roofing-and-waterproofing'],
    ['Wir vermieten Baucontainer und mobile Toiletten an Bauunternehmen.', 'modular-buildings-and-sanitary-hire'],
    ['Tarpaulins, curtain sides and truck bodies for hauliers.', 'vehicle-bodies-and-trailers'],
    ['We design and install playgrounds for councils and schools.', 'playgrounds-and-sports-surfaces'],
    ['Gas boilers, burners and steam plant for laundries and dairies.', 'boilers-and-furnaces'],
    ['Outplacement for companies that let people go.', 'outplacement-and-careers'],
    ['Manure separators and milk cooling tanks for dairy farms.', 'dairy-and-livestock-equipment'],
    ['Vertical blinds and curtains for hotels and hospitals.', 'interior-plants-and-blinds'],
    ['Precast concrete pipes and manholes for civil contractors.', 'structural-steel-and-precast'],
  ])('are recognised: %s', (description, id) => expect(mainOffer(description)).toBe(id));

  it('are not taken from what a maker says of itself', () => {
    expect(mainOffer('We make pumps for water works. ISO 9001 certified since 1998.')).not.toBe(
      'management-system-certification',
    );
  });

  it('have problems that stand after "when"', () => {
    for (const { id, problem } of CAPABILITIES) expect(problem, id).not.toMatch(/^(?:when|if|because)\b/);
  });
});
