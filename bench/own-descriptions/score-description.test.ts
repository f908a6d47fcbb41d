import { expect, it } from 'vitest';
import { labelledDescription, scoreDescription } from './score-description.ts';

const item = (text: string, labels: object) =>
  labelledDescription.parse({
    ...{ text, lang: 'en', sells: '', customers: [], customers_may: [], buyers: [], buyers_may: [] },
    ...{ sizes: null, countries: null, proofs: [], ...labels },
  });

it('counts what is right, wrong and missed', () => {
  const score = scoreDescription(
    item('Laundry for hotels in Germany. We talk to the housekeeping manager. From 30 employees.', {
      customers: ['hotels', 'hospitals'],
      countries: ['DE', 'FR'],
      sizes: { least: 30, most: null },
    }),
  );
  expect(score.customers).toMatchObject({ right: 1, missed: ['hospitals'], wrong: [] });
  expect(score.countries).toMatchObject({ right: 1, missed: ['FR'], wrong: [] });
  expect(score.buyers.wrong).toHaveLength(1);
  expect(score.sizes).toEqual({ right: 1, missed: [], wrong: [] });
});

it('takes owners and founders for one, and arguable readings for right', () => {
  const score = scoreDescription(
    item('Payroll. We talk to the founder and the HR manager.', { buyers: ['general-management'], buyers_may: ['hr'] }),
  );
  expect(score.buyers).toMatchObject({ right: 1, wrong: [], missed: [] });
});
