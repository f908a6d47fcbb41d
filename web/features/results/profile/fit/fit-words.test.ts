import { expect, it } from 'vitest';
import { asSentence } from './fit-words.ts';

it.each([
  ['heads logistics', 'Heads logistics.'],
  ['  öffnet ein Werk ', 'Öffnet ein Werk.'],
  ['Is this it?', 'Is this it?'],
  ['𝒶 plant', '𝒶 plant.'],
  ['', ''],
])('the clause %j is drawn as %j', (clause, sentence) => expect(asSentence(clause)).toBe(sentence));
