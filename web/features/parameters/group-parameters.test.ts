import { describe, expect, test } from 'vitest';
import { CATEGORIES, PARAMETERS } from '../../../shared/catalogue.ts';
import { groupParameters } from './group-parameters.ts';

const ids = (search: string, category: Parameters<typeof groupParameters>[2] = null) =>
  groupParameters(PARAMETERS, CATEGORIES, category, search).flatMap((group) => group.parameters.map(({ id }) => id));

describe('what the picker shows', () => {
  test('everything, in the order of the categories', () => {
    const groups = groupParameters(PARAMETERS, CATEGORIES, null, '');
    expect(groups.map((group) => group.category.id)).toEqual(CATEGORIES.map(({ id }) => id));
    expect(groups.flatMap((group) => group.parameters)).toHaveLength(46);
  });
  test('one category', () => {
    expect(ids('', 'scoring')).toEqual(['reasoning', 'confidenceScore', 'tag']);
  });
  test('a word of the name, whatever its case', () => {
    expect(ids('EMAIL')).toEqual(expect.arrayContaining(['personalEmail', 'workEmail', 'linkedinEmail']));
  });
  test('every word has to be found', () => {
    expect(ids('work email')).toEqual(['workEmail']);
  });
  test('nothing found leaves no empty group', () => {
    expect(groupParameters(PARAMETERS, CATEGORIES, null, 'zodiac')).toEqual([]);
  });
});
