import { expect, it } from 'vitest';
import { measureHeldOutNames, readJudgedNames } from './train-offer-names.ts';

it('names what descriptions sell that were left out of the learning, mostly rightly', () => {
  const every = readJudgedNames().filter((_, at) => at % 3 === 0);
  const { good, true: isTrue, wrong, none } = measureHeldOutNames(every, 2);
  expect(good).toBeGreaterThan(0.43);
  expect(good + isTrue).toBeGreaterThan(0.78);
  expect(wrong).toBeLessThan(0.14);
  expect(none).toBeLessThan(0.12);
}, 60_000);
