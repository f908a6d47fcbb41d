import { describe, expect, it } from 'vitest';
import { callCompany, namedAtStart, possessive } from './company-name.ts';

describe('a company’s name', () => {
  it.each([
    ['Nordhaus Haustechnik GmbH & Co. KG', 'Nordhaus Haustechnik'],
    ['Nordhaus GmbH & Co.', 'Nordhaus'],
    ['Brand & Co', 'Brand & Co'],
    ['Deloitte & Co. Ltd', 'Deloitte & Co.'],
    ['The Limited', 'The Limited'],
    ['Sahyara Biologics Ltd', 'Sahyara Biologics'],
    ['GodaCold Storage & Reefers Pvt Ltd', 'GodaCold Storage & Reefers'],
    ['Etruria Vaccini S.p.A.', 'Etruria Vaccini'],
    ['FISCHER LOGISTIK GMBH', 'Fischer Logistik'],
    ['IBM', 'IBM'],
    ['Parcelnia sp. z o.o.', 'Parcelnia'],
  ])('%s is called %s', (name, called) => expect(callCompany(name)).toBe(called));

  it('takes an apostrophe alone after an s', () => {
    expect([possessive('Navik'), possessive('Siemens')]).toEqual(["Navik's", "Siemens'"]);
  });

  it('is recognised by the part by which the company calls itself', () => {
    expect(namedAtStart('KoelVaart runs trailers', 'KoelVaart Logistics B.V.')).toBe('KoelVaart');
    expect(namedAtStart('KoelVaarts runs trailers', 'KoelVaart Logistics B.V.')).toBeUndefined();
  });
});
