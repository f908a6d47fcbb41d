import { expect, it, vi } from 'vitest';
import { oncePer } from './once-per.ts';

it('reads each object once, also when there is nothing in it', () => {
  const read = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : name.length));
  const lengthOf = oncePer(read);
  const acme = { name: 'Acme' };
  const nobody = { name: '' };
  expect([acme, nobody, acme, nobody, { ...acme }].map(lengthOf)).toEqual([4, undefined, 4, undefined, 4]);
  expect(read).toHaveBeenCalledTimes(3);
});
