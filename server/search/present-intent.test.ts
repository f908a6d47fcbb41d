import { describe, expect, it } from 'vitest';
import { readIntent } from './intent/read-intent.ts';
import { resolveIntent } from './intent/resolve-intent.ts';
import { presentIntent } from './present-intent.ts';

describe('an intent as it is shown', () => {
  it('names numbers with plain signs, and null for a bound that is not there', () => {
    expect(presentIntent(readIntent('CFOs, 10+ years, companies with 50-200 employees'))).toMatchObject({
      years_experience: { min: 10, max: null },
      company_sizes: ['50-200'],
    });
    expect(presentIntent(readIntent('CFOs in companies with under 50 people')).company_sizes).toEqual(['<50']);
    expect(presentIntent(readIntent('CFOs in Pune'))).toMatchObject({ years_experience: null, company_sizes: [] });
  });

  it('names what is excluded, levels among titles and functions among keywords', () => {
    const { exclude } = presentIntent(readIntent('people in Paris, not in sales, no interns, not at Infosys'));
    expect(exclude).toMatchObject({ titles: ['Intern'], companies: ['Infosys'], keywords: ['Sales'] });
  });
});

describe('an intent that was given', () => {
  it.each(['HR managers in Bombay', 'people in Paris, not in sales, no interns', 'CTO, 5+ years, 50+ employees'])(
    'asks for what the query asks for: %s',
    (query) => {
      const read = readIntent(query);
      expect(resolveIntent(presentIntent(read))).toEqual(read);
    },
  );

  it('may write sizes by hand', () => {
    const given = { ...presentIntent(readIntent('CTO')), company_sizes: ['200 - 50', '1,000+', '>10', '<5', 'many'] };
    expect(resolveIntent(given).employees).toEqual([{ min: 50, max: 200 }, { min: 1000 }, { min: 10 }, { max: 5 }]);
  });
});
