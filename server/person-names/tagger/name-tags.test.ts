import { describe, expect, it } from 'vitest';
import { NAME_TAGS, partOfTag, partsOfName, tagsOfParts } from './name-tags.ts';
import { nameTokens } from './name-tokens.ts';

const words = (line: string) => nameTokens(line).map(({ text }) => text);

describe('words of a name', () => {
  it.each([
    ["Dr.Anna d'Arc-Morel, M.Sc.", ['Dr.', 'Anna', "d'Arc-Morel", ',', 'M.Sc.']],
    ['王小明', ['王', '小', '明']],
    ["View Nora Rook's profile", ['View', 'Nora', 'Rook', "'s", 'profile']],
    ['J.R.R. Tolkien | Author', ['J.R.R.', 'Tolkien', '|', 'Author']],
    ['', []],
  ])('%s', (line, parts) => {
    expect(words(line)).toEqual(parts);
  });

  it('of a very long text are its first ones', () => {
    expect(nameTokens('a.B '.repeat(10_000)).length).toBeLessThan(50);
  });
});

describe('tags of a name', () => {
  it('say the order of its parts, and what each word is', () => {
    const tags = tagsOfParts(['none', 'last', 'none', 'first', 'middle', 'none']);
    expect(tags.every((tag) => NAME_TAGS.includes(tag))).toBe(true);
    expect(new Set(tags.slice(1).map((tag) => tag.split(' ')[1]))).toEqual(new Set(['last-first']));
    expect(tags.map(partOfTag)).toEqual(['none', 'last', 'none', 'first', 'middle', 'none']);
  });

  it('are found by what was read, whatever its case', () => {
    const tokens = nameTokens('VON BERG, ANNA MARIA K.');
    expect(partsOfName(tokens, { firstName: 'Anna Maria', middleName: 'K.', lastName: 'von Berg' })).toEqual([
      'last',
      'last',
      'none',
      'first',
      'first',
      'middle',
    ]);
  });
});
