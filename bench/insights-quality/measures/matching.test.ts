import { describe, expect, it } from 'vitest';
import { firstNamed, names, without } from './matching.ts';
import { splitSentences } from './sentences.ts';

describe('a fragment of the facts in a text', () => {
  it.each([
    ['We ship VACCINES to 43 countries.', 'vaccine', true],
    ['She wrote: "They said ‘never again’ – and left"', "'never again' - and", true],
    ['It is a transit camp.', 'Transit', true],
    ['It ran in the transition.', 'RWA', false],
    ['The forward plan', 'RWA', false],
    ['The RWA of nine towers', 'RWA', true],
    ['Underground works', 'ground', false],
  ])('%s names %s: %s', (text, fragment, named) => expect(names(text, fragment)).toBe(named));

  it('is the first that is named, and can be left out', () => {
    expect(firstNamed('cold rooms and vaccines', ['trucks', 'vaccine', 'cold rooms'])).toBe('vaccine');
    expect(without('goods in transit and a transit camp', ['goods in transit'])).toBe(' |  and a transit camp');
  });
});

describe('sentences', () => {
  it('end after a mark, but not inside a quotation or after an abbreviation', () => {
    expect(splitSentences('He wrote: "Why now? We wait." Ask Dr. Rao of Inc. Co. first. Then go!')).toEqual([
      'He wrote: "Why now? We wait."',
      'Ask Dr. Rao of Inc. Co. first.',
      'Then go!',
    ]);
  });
});
