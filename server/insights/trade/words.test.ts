import { describe, expect, it } from 'vitest';
import { PLACES, placeOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['Cold-chain loggers, 24/7', ['cold', 'chain', 'loggers', '24', '7']],
    ["Vendor's 3 crates", ['vendor', 's', '3', 'crates']],
    ['Kühlkette für Ärzte', ['kuhlkette', 'fur', 'arzte']],
    [' — ', []],
  ])('are told with where they stand in %s', (text, words) => {
    const found = wordsOf(text);
    expect(found.map((word) => word.text)).toEqual(words);
    expect(found.map(({ at, end }) => wordsOf(text.slice(at, end))[0]?.text)).toEqual(words);
  });

  it('are the same beside a letter beyond the plain ones', () => {
    const text = 'Packing LINES at 3 sites; boxes (wet)';
    expect(wordsOf(`${text} ü`).slice(0, -1)).toEqual(wordsOf(text));
  });

  it('have a place by their first letters, short ones too', () => {
    const [one, other, short] = wordsOf('packing pack p');
    expect(one?.place3).toBe(other?.place3);
    expect(short?.place2).toBe(placeOf('p', 3));
    expect(placeOf('配送', 2)).toBeLessThan(PLACES);
  });
});
