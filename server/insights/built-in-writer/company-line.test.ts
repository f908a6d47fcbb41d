import { describe, expect, it } from 'vitest';
import { type CompanyFacts, noCompanyLists } from '../../providers/profile-facts.ts';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import { tellCompanyLine } from './company-line.ts';

function lineOf(offer: string, description: string): string | undefined {
  const own = readOwnTradeOf(offer, readOwnProfile({ website: '', description: offer }));
  const facts: CompanyFacts = { ...noCompanyLists(), name: 'Klimavan Services NV', description };
  return tellCompanyLine(own)(facts);
}

describe('what a company says it does, in one sentence', () => {
  it('is the sentence that bears most on the offer, with the name of the company', () => {
    const description = 'We install heat pumps in Flanders. We run 70 delivery vans and 85 technicians.';
    expect(lineOf('Vehicle telematics', description)).toBe(
      'Klimavan Services runs 70 delivery vans and 85 technicians',
    );
    expect(lineOf('Payroll software', description)).toBe('Klimavan Services installs heat pumps in Flanders');
  });

  it('is nothing where no sentence can be told in English', () => {
    expect(lineOf('Payroll software', 'Wir bauen Wärmepumpen in ganz Flandern ein.')).toBeUndefined();
    expect(lineOf('Payroll software', `We install ${'very '.repeat(40)}good pumps.`)).toBeUndefined();
  });
});
