import { describe, expect, it, test } from 'vitest';
import type { SearchIntent } from '../../../../shared/contract/search.ts';
import { type Criterion, criteriaOf, intentOf, labelOf, putCriterion, showValue } from './criteria.ts';

const INTENT: SearchIntent = {
  titles: ['Plant Manager'],
  seniority: ['Manager'],
  departments: ['Operations'],
  locations: ['Pune', 'Nashik'],
  industries: ['Automotive'],
  companies: ['Brightforge'],
  keywords: ['lean'],
  years_experience: { min: 5, max: null },
  company_sizes: ['50-200'],
  exclude: { titles: ['Intern'], companies: ['Acme'], locations: [], industries: [], keywords: ['contract'] },
};

const wanted = (kind: Criterion['kind'], value: string): Criterion => ({ kind, excluded: false, value });

describe('the criteria of an intent', () => {
  it('are all of its parts, exclusions last', () => {
    expect(criteriaOf(INTENT).map((one) => `${labelOf(one)}: ${showValue(one)}`)).toEqual([
      'Title: Plant Manager',
      'Seniority: Manager',
      'Department: Operations',
      'Location: Pune',
      'Location: Nashik',
      'Industry: Automotive',
      'Company: Brightforge',
      'Keyword: lean',
      'Experience: 5+ years',
      'Company size: 50-200 employees',
      'Not title: Intern',
      'Not company: Acme',
      'Not keyword: contract',
    ]);
  });

  it('make the same intent again', () => {
    expect(intentOf(criteriaOf(INTENT))).toEqual(INTENT);
    expect(criteriaOf(intentOf([]))).toEqual([]);
  });

  it('are read from an intent that was stored before there were all parts', () => {
    expect(criteriaOf({ titles: ['CTO'] })).toEqual([wanted('title', 'CTO')]);
  });
});

describe('putting a criterion', () => {
  const criteria = [wanted('title', 'CTO'), wanted('keyword', 'Acme'), wanted('experience', '5+')];

  test.each([
    ['changes one in its place', 1, wanted('company', 'Acme'), ['title CTO', 'company Acme', 'experience 5+']],
    ['adds one', null, wanted('location', 'Pune'), ['title CTO', 'keyword Acme', 'experience 5+', 'location Pune']],
    ['has nothing twice', null, wanted('title', 'cto'), ['keyword Acme', 'experience 5+', 'title cto']],
    ['has one range of years', 0, wanted('experience', '2-4'), ['experience 2-4', 'keyword Acme']],
  ] as const)('%s', (_what, at, next, expected) => {
    expect(putCriterion(criteria, at, next).map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
  });

  it('tells what is wanted from what is not', () => {
    const not: Criterion = { kind: 'title', excluded: true, value: 'CTO' };
    expect(putCriterion(criteria, null, not)).toHaveLength(4);
  });
});
