import { expect, it } from 'vitest';
import { nextTry } from './retry-schedule.ts';

it('tries again within a minute, then ever more rarely, for about three days', () => {
  const moments = [0];
  for (let step = 0; ; step += 1) {
    const next = nextTry(step, moments.at(-1));
    if (!next) break;
    moments.push(next.getTime());
  }
  const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  expect(pauses[0]).toBeLessThan(60_000);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect((moments.at(-1) ?? 0) / 86_400_000).toBeCloseTo(3, 1);
});
