import { expect, it } from 'vitest';
import { SOUNDS_LIKE_TROUBLE } from '../../server/insights/prospect/trouble/learned-trouble.ts';
import { dealOut } from './held-out.ts';
import { readMarkedPosts } from './marked-posts.ts';
import { measureHeldOut } from './train-trouble.ts';

it('tells trouble in posts that were left out of the learning, and hardly ever where there is none', () => {
  const [unseen = [], ...rest] = dealOut(readMarkedPosts(), 4, ({ company }) => company);
  const { shown, told, invented } = measureHeldOut([unseen, rest.flat()], SOUNDS_LIKE_TROUBLE);
  expect(told / shown).toBeGreaterThan(0.3);
  expect(told / (told + invented)).toBeGreaterThan(0.93);
});
