import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('keeps what is asked for, and forgets what nobody asked for during two generations', () => {
  const map = new RecentMap<number>(6);
  map.set('used', 1);
  map.set('unused', 2);
  for (let at = 0; at < 20; at += 1) {
    expect(map.get('used')).toBe(1);
    map.set(`other ${at}`, at);
  }
  expect(map.get('unused')).toBeUndefined();
  expect(map.get('other 19')).toBe(19);
  expect(map.get('other 0')).toBeUndefined();
});

it('has the newest value of a key', () => {
  const map = new RecentMap<string>(4);
  map.set('a', 'old');
  map.set('b', 'b');
  map.set('a', 'new');
  expect(map.get('a')).toBe('new');
});
