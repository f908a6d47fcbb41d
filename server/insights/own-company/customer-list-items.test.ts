import { describe, expect, it } from 'vitest';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import { withListItems } from './customer-list-items.ts';

const read = (text: string, isOfCustomers = false) =>
  withListItems(text, findCustomers(text), () => isOfCustomers).map(({ id }) => id);

describe('kinds of companies that only a list names', () => {
  it.each([
    [
      'payroll for employers, mostly care, hospitality, transport and trades',
      'elder-care hotels trucking construction',
    ],
    ['Kliniken, Pflege, Produktion, Sicherheitsdienste', 'hospitals elder-care manufacturing security-guards'],
    ['Industrie, agroalimentaire, garages', 'manufacturing food-production repair-services'],
  ])('three in a row: %s', (text, ids) => {
    expect(read(text).join(' ')).toBe(ids);
  });

  it('needs two where customers are spoken of, and industry none beside it', () => {
    expect(read('industrie, médical', true)).toEqual(['manufacturing', 'hospitals']);
    expect(read('we only work in industry', true)).toEqual(['manufacturing']);
  });

  it.each(['training and care for horses', 'for HR, legal and finance teams', 'Vertrieb, Produktion und Einkauf'])(
    'takes words of an offer, and departments, for none: %s',
    (text) => {
      expect(read(text, true)).toEqual([]);
    },
  );

  it('reads 6,000 characters of commas in time', () => {
    expect(read('care,'.repeat(1_200)).length).toBe(1_200);
  });
});
