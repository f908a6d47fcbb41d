import { expect, it } from 'vitest';
import { HashIndex } from './hash-index.ts';

it('finds where hashes stand, the smallest and the largest too', () => {
  const keys = [0, 1, 0x000fffff, 0x00100000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
  const index = new HashIndex(Uint32Array.from(keys));
  expect(keys.map((key) => index.find(key))).toEqual(keys.map((_, at) => at));
  for (const absent of [2, 0x00100001, 0x80000001, 0xfffffffd]) expect(index.find(absent)).toBe(-1);
  expect(new HashIndex(new Uint32Array()).find(0)).toBe(-1);
});
