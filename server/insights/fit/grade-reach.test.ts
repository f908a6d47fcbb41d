import { expect, it } from 'vitest';
import { readServiceArea } from '../own-company/service-area.ts';
import { gradeReach } from './grade-reach.ts';

const area = readServiceArea('We sell in Germany.');
const sizes = { least: 50, most: 500 };
const place = (country: string) => ({ text: country, country });

it.each([
  ['Germany', 120, sizes, 'you sell in Germany, and with 120 employees the company is within the sizes you name'],
  [
    'Nigeria',
    9,
    sizes,
    'Nigeria is not among the places you name, and with 9 employees the company is smaller than the companies you name',
  ],
  ['Germany', 3, undefined, 'you sell in Germany, and a company with 3 employees may buy little'],
  ['Germany', 31_000, undefined, 'you sell in Germany, and a company with 31,000 employees may buy slowly'],
  [
    'Germany',
    360,
    undefined,
    'you sell in Germany, and with 360 employees the company is large enough for such purchases',
  ],
])('says of %s and %d employees why they can be served', (country, size, own, because) => {
  expect(gradeReach({ area, sizes: own }, { place: place(country), size }).because).toBe(because);
});
