import { expect, it } from 'vitest';
import { asSentence, nameLink } from './fit-words.ts';

it.each([
  ['heads logistics', 'Heads logistics.'],
  ['  öffnet ein Werk ', 'Öffnet ein Werk.'],
  ['Is this it?', 'Is this it?'],
  ['𝒶 plant', '𝒶 plant.'],
  ['', ''],
])('the clause %j is drawn as %j', (clause, sentence) => expect(asSentence(clause)).toBe(sentence));

it('a reason that is our conclusion is called one', () => {
  const link = { kind: 'need', yours: 'slot booking', theirs: 'Lorries wait.', where: 'Post of 2026-10-01' } as const;
  expect(nameLink(link)).toBe('A sign that they need it');
  expect(nameLink({ ...link, likely: true })).toBe('May have to do with what you offer: our conclusion');
});
