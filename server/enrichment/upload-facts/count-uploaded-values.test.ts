import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARAMETER_IDS } from '../../../shared/catalogue.ts';
import { countUploadedValuesOf, type UploadedColumn } from './count-uploaded-values.ts';
import { deriveUploadedValues } from './derive-uploaded-values.ts';

const HEADINGS = [
  ...['First Name', 'Last Name', 'Name', 'Headline', 'Job Title', 'Company', 'Website', 'Company LinkedIn', 'Industry'],
  ...['Employees', 'Founded', 'Headquarters', 'Tagline', 'Email', 'Work Email', 'LinkedIn Email', 'Phone', 'Location'],
  ...['City', 'State', 'Country', 'Address', 'Colour'],
];
const TEXTS = [
  ...['', '-', 'n/a', 'Jane', 'Doe, Jane', 'Dr. Jane Doe', 'LinkedIn Member', 'Head of Sales', 'Head of Sales at Acme'],
  ...['Acme Ltd', 'https://acme.example', 'linkedin.com/company/acme', 'Logistics', '51-200', '230', '1998', 'Bergen'],
  ...['jane@acme.example', 'jane@gmail.com', '+44 20 7946 0000', 'Bergen, Norway', 'Norway', 'ACME', '北京'],
];
const column = fc.tuple(
  fc.constantFrom(...HEADINGS),
  fc.option(fc.constantFrom('full_name', 'company', 'position', 'email', 'ignore'), { freq: 8 }),
) as fc.Arbitrary<UploadedColumn>;
const sheet = fc.array(column, { minLength: 1, maxLength: 9 }).chain((columns) =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.array(fc.array(fc.constantFrom(...TEXTS), { minLength: columns.length, maxLength: columns.length }), {
      maxLength: 6,
    }),
    parameters: fc.oneof(fc.constant(PARAMETER_IDS), fc.subarray([...PARAMETER_IDS])),
  }),
);

test('counts as many values as are derived from the whole row', () => {
  fc.assert(
    fc.property(sheet, ({ columns, rows, parameters }) => {
      const count = countUploadedValuesOf(parameters, columns);
      for (const texts of rows) {
        const extra = columns.map(([heading, meaning], at) =>
          meaning ? ([heading, texts[at] ?? '', meaning] as const) : ([heading, texts[at] ?? ''] as const),
        );
        const derived = deriveUploadedValues(parameters, 'jane-doe', extra, new Date().toISOString());
        expect(count('jane-doe', (at) => texts[at] ?? '')).toBe(Object.keys(derived).length);
      }
    }),
    { numRuns: 1_500 },
  );
});
