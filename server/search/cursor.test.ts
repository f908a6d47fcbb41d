import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const place = { userId: 'a', query: 'CTO in Zürich 🚀', source: 'sample-network', next: 'v.0.10.25' };
const now = Date.UTC(2026, 0, 1);
const hour = 60 * 60 * 1000;

describe('a cursor', () => {
  it('brings back what it was made from', () => {
    expect(readCursor('secret', writeCursor('secret', place, now), 'a', now + 23 * hour)).toEqual(place);
  });

  it('fits the contract with the longest query there is', () => {
    for (const character of ['x', '"', '漢', '🚀', '\u0001']) {
      const query = character.repeat(500).slice(0, 500);
      expect(writeCursor('secret', { ...place, query }, now).length).toBeLessThanOrEqual(8_000);
    }
  });

  it.each([
    ['another user', 'secret', 'b', now],
    ['another secret', 'other', 'a', now],
    ['a day later', 'secret', 'a', now + 25 * hour],
  ])('is refused for %s', (_what, secret, userId, at) => {
    const cursor = writeCursor('secret', place, now);
    expect(() => readCursor(secret, cursor, userId, at)).toThrowError('search_cursor_invalid');
  });
});
