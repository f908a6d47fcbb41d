import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashKey, isKeyText, makeKey, prefixOf } from './key-text.ts';

it('keys have the documented form and never repeat', () => {
  const keys = Array.from({ length: 200 }, makeKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^ll_[0-9A-Za-z]{36}$/);
    expect(isKeyText(key)).toBe(true);
  }
});

it('a key with one character changed, missing or added is no key', () => {
  const key = makeKey();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: key.length - 1 }), fc.constantFrom(...'aZ09_-'), (place, character) => {
      fc.pre(key[place] !== character);
      expect(isKeyText(key.slice(0, place) + character + key.slice(place + 1))).toBe(false);
      expect(isKeyText(key.slice(0, place) + key.slice(place + 1))).toBe(false);
      expect(isKeyText(key.slice(0, place) + character + key.slice(place))).toBe(false);
    }),
  );
});

it('any text can be asked', () => {
  fc.assert(fc.property(fc.string(), (text) => !isKeyText(`ll_${text}`)));
});

it('neither hash nor prefix gives the key away', () => {
  const key = makeKey();
  expect(hashKey(key)).toHaveLength(32);
  expect(key.startsWith(prefixOf(key))).toBe(true);
  expect(prefixOf(key)).toHaveLength(10);
});
