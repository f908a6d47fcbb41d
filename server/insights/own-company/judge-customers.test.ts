import { describe, expect, it } from 'vitest';
import { readOwnProfile } from './own-profile.ts';
import { readOwnTradeOf } from './own-trade.ts';

const customersOf = (description: string): string[] => {
  const profile = readOwnProfile({ website: '', description });
  return [...readOwnTradeOf(description, profile).customers.keys()];
};

it('reads no buyer in a word where people of that function hardly ever buy such offers', () => {
  const description =
    'Multi-carrier shipping software. Labels for 180 carriers, rate shopping, tracking mails in your brand.';
  const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));
  expect([...own.buyers.keys()]).not.toContain('brand');
});

describe('customers that a description names', () => {
  it('are named by their whole name, and by no thing that they have', () => {
    const read = (description: string) =>
      [...readOwnTradeOf(description, readOwnProfile({ website: '', description })).customers.values()].map(
        ({ said }) => said,
      );
    expect(read('Software for plant erectors and machine builders.')).toContain('plant erectors');
    expect(read('Linen for hotel beds and spas.')).not.toContain('hotel beds');
  });

  it('are none that the user names where all of them are guesses', () => {
    const description = 'Refrigerated vans and trailers on hire, from one day upwards.';
    const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));
    expect(own.namesCustomers).toBe(false);
  });

  it('are those that the words around them and the offer speak for', () => {
    expect(customersOf('We make dosing pumps for dairies, breweries and chemical plants.')).toEqual(
      expect.arrayContaining(['beverages', 'chemicals']),
    );
    expect(
      customersOf('Software für die Dienstplanung in Kliniken, Pflegeheimen und bei Sicherheitsdiensten.'),
    ).toEqual(expect.arrayContaining(['hospitals', 'elder-care', 'security-guards']));
  });

  it('are not what stands in the name of a thing, what it is made of, or who asks for it', () => {
    expect(customersOf('We slit and edge doctor blades in carbon steel, cut to length or in coils.')).not.toContain(
      'medical-practices',
    );
    expect(customersOf("Sprinklers in racks, with the approvals that your insurer's surveyor wants to see.")).toEqual(
      [],
    );
    expect(customersOf('Two-day workshops in leadership, with coaching in small groups.')).not.toContain(
      'repair-services',
    );
  });
});
