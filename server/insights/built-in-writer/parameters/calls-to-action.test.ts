import { expect, it } from 'vitest';
import { readCallKind } from './calls-to-action.ts';

it.each([
  ['Apply now', 'apply'],
  ['Apply for Account Manager', 'apply'],
  ['Apply for a personal loan', undefined],
  ['Apply now for a 0% business account', undefined],
  ['Book your free call', 'talk'],
  ['Call our repairs line', undefined],
])('reads of the button %j how they sell', (text, kind) => {
  expect(readCallKind(text)).toBe(kind);
});
