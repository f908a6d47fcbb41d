import { expect, it } from 'vitest';
import { lowerFirst, partsBetween, splitLineIntoSentences } from './quoting.ts';

it.each([
  ['Great day.\nThanks!', ['Great day.', 'Thanks!']],
  ['Long queues.\u00a0Drivers wait.', ['Long queues.', 'Drivers wait.']],
  ['One.\tTwo. Three.', ['One.', 'Two.', 'Three.']],
  ['Dr. Who came. "Yes." No.', ['Dr. Who came.', '"Yes."', 'No.']],
  ['it cost 4.5 m. and more', ['it cost 4.5 m. and more']],
  ['', []],
])('%j is the sentences %j, whatever space stands between them', (line, sentences) => {
  expect(splitLineIntoSentences(line)).toEqual(sentences);
});

it('of a list what is meant is told, with what stands between', () => {
  const isMeant = (part: string) => /dock|truck/.test(part);
  expect(partsBetween('Canteen, dock doors, paint, trucks, choir', isMeant)).toBe('dock doors, paint, trucks');
  expect(partsBetween('Canteen, choir, paint', isMeant)).toBe('Canteen, choir, paint');
  expect(partsBetween('Canteen, choir, and dock doors', isMeant)).toBe('dock doors');
});

it.each([
  ['Payroll software', 'payroll software'],
  ['FinOps automation', 'FinOps automation'],
  ['CNC machines', 'CNC machines'],
  ['Time-Slot booking', 'time-Slot booking'],
  ['A bakery', 'a bakery'],
  ['', ''],
])('%j inside a sentence is %j', (text, inside) => expect(lowerFirst(text)).toBe(inside));
