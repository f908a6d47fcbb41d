import { describe, expect, test } from 'vitest';
import { PARAMETER_IDS as ids, PARAMETERS, type ParameterId } from '../../../../shared/catalogue.ts';
import { chosenParameters, missingCredits, totalCost } from './choice.ts';

const some = PARAMETERS.filter(({ id }) => ['firstName', 'gender', 'prospectSummary'].includes(id)).map(
  (parameter) => ({
    ...parameter,
    default_selected: parameter.id !== 'gender',
  }),
);
const toggled = (...entries: [ParameterId, boolean][]) => new Map(entries);

describe('what is chosen', () => {
  test.each([
    ['last time’s choice, without what is locked', toggled(), false, ['firstName']],
    ['last time’s choice with a company profile', toggled(), true, ['firstName', 'prospectSummary']],
    ['switched on and off here', toggled(['gender', true], ['firstName', false]), false, ['gender']],
    ['a locked one stays out though it was switched on', toggled(['prospectSummary', true]), false, ['firstName']],
  ])('%s', (_case, map, hasCompany, expected) => {
    expect(chosenParameters(some, map, hasCompany)).toEqual(expected);
  });
});

describe('what it costs', () => {
  test.each([
    ['one profile', ids.slice(0, 5), 1, 5],
    ['a sheet', ids, 10_000, 460_000],
    ['nothing chosen', [], 10, 0],
  ])('%s', (_case, chosen, count, cost) => {
    expect(totalCost(chosen, count)).toBe(cost);
  });
  test.each([
    ['enough', 20, 100, 0],
    ['exactly enough', 100, 100, 0],
    ['too few for the price', 120, 100, 20],
    ['cheap, but below the minimum of 15', 3, 10, 5],
    ['nothing chosen asks for nothing', 0, 0, 0],
  ])('%s', (_case, cost, credits, missing) => {
    expect(missingCredits(cost, credits)).toBe(missing);
  });
});
