import { expect, test } from 'vitest';
import { readOffers } from './linked-offers.ts';

const read = (data: unknown) => readOffers([JSON.stringify(data)]);
const about = 'Fills cancelled slots from a waiting list.';

test('products are read with their names and what is said of them, wherever they stand', () => {
  const software = { '@type': 'SoftwareApplication', name: 'Slot Planner', description: about };
  expect(read(software).products).toEqual([{ name: 'Slot Planner', summary: about }]);
  const listed = { '@graph': [{ '@type': 'Organization', makesOffer: [{ '@type': 'Offer', itemOffered: software }] }] };
  expect(read(listed).products).toEqual([{ name: 'Slot Planner', summary: about }]);
  expect(read([software, software, { '@type': 'Product', name: 'Bare' }]).products).toHaveLength(1);
});

test.each([
  [
    { price: 49, priceCurrency: 'EUR' },
    { plan: 'Slot Planner', price: '49 EUR' },
  ],
  [
    { name: 'Team', price: '1,200.00', priceCurrency: 'USD' },
    { plan: 'Team', price: '1,200.00 USD' },
  ],
  [
    { name: 'Team', priceSpecification: { price: '9.50', priceCurrency: 'GBP', unitCode: 'MON' } },
    { plan: 'Team', price: '9.50 GBP', per: 'month' },
  ],
  [
    { name: 'Team', price: 90, priceCurrency: 'GBP', priceSpecification: [{ billingDuration: 'P1Y' }] },
    { plan: 'Team', price: '90 GBP', per: 'year' },
  ],
])('an offer of %j', (offer, expected) => {
  const product = { '@type': ['Product'], name: 'Slot Planner', offers: { '@type': 'Offer', ...offer } };
  expect(read(product).pricing).toEqual([expected]);
});

test.each([
  { price: 49 },
  { price: 0, priceCurrency: 'EUR' },
  { price: 'on request', priceCurrency: 'EUR' },
  { price: 49, priceCurrency: 'euros' },
  null,
])('an offer of %j is none', (offer) => {
  expect(
    read({ '@type': 'Product', name: 'Slot Planner', offers: [offer && { '@type': 'Offer', ...offer }] }).pricing,
  ).toEqual([]);
  expect(read({ '@type': 'Offer', price: 49, priceCurrency: 'EUR' }).pricing).toEqual([]);
});
