import { describe, expect, it, test } from 'vitest';
import type { SheetColumn } from '../../../../shared/contract/sheet-columns.ts';
import { changeMeaning, confirmSuggested, findDoubt, mappingOf, orderColumns, summariseColumns } from './columns.ts';

const link = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const column = (
  letter: string,
  heading: string | null,
  meaning: SheetColumn['meaning'],
  examples: string[] = [],
): SheetColumn => ({ letter, heading, meaning, suggested: false, examples });

const SHEET = [
  column('A', 'Vorname', 'first_name', ['Asha']),
  column('B', null, 'ignore', ['x']),
  column('C', 'Profil', 'linkedin_url', [link('asha-rao'), link('jonas-weber')]),
];

describe('changing what a column holds', () => {
  it('has one column of profiles', () => {
    expect(changeMeaning(SHEET, 'B', 'linkedin_url').map(({ meaning }) => meaning)).toEqual([
      'first_name',
      'linkedin_url',
      'ignore',
    ]);
    expect(changeMeaning(SHEET, 'C', 'linkedin_url')).toEqual(SHEET);
    expect(changeMeaning(SHEET, 'B', 'first_name').map(({ meaning }) => meaning)).toEqual([
      'first_name',
      'first_name',
      'linkedin_url',
    ]);
  });

  it('makes a mapping by letter, once the profiles are known', () => {
    expect(mappingOf(SHEET)).toEqual({ A: 'first_name', B: 'ignore', C: 'linkedin_url' });
    expect(mappingOf(changeMeaning(SHEET, 'C', 'company'))).toBeNull();
  });

  it('names a column by its heading where its letter is the heading of another', () => {
    const columns = [column('A', 'b', 'linkedin_url'), column('B', 'Firma', 'company')];
    expect(mappingOf(columns)).toEqual({ A: 'linkedin_url', Firma: 'company' });
  });
});

test.each([
  ['one column of profiles', SHEET, null],
  ['none', changeMeaning(SHEET, 'C', 'ignore'), 'no profiles'],
  ['others in another column', [...SHEET, column('D', 'Referred by', 'ignore', ['', link('mina')])], 'several'],
  ['the same in another column', [...SHEET, column('D', 'Url', 'ignore', ['linkedin.com/in/asha-rao/'])], null],
  [
    'a company page in another column',
    [...SHEET, column('D', 'Page', 'ignore', [link('x').replace('in/x', 'company/x')])],
    null,
  ],
])('what is unclear: %s', (_what, columns, doubt) => expect(findDoubt(columns)).toBe(doubt));

test('lists what matters first', () => {
  const columns = [...SHEET, column('D', 'Referred by', 'ignore', [link('mina')])];
  expect(orderColumns(columns)).toEqual(['C', 'D', 'A', 'B']);
});

test('says what was recognised, the profiles first', () => {
  expect(summariseColumns(SHEET)).toEqual({
    recognised: [
      { letter: 'C', label: 'Profile', name: 'Profil' },
      { letter: 'A', label: 'First name', name: 'Vorname' },
    ].map((column) => ({ ...column, suggested: false })),
    suggested: [],
    others: 1,
  });
});

describe('a column that is only suggested', () => {
  const suggested = [
    ...SHEET,
    { ...column('D', 'Kunde', 'company', ['Tidewell']), suggested: true },
    { ...column('E', 'Was', 'position', ['CFO']), suggested: true },
  ];

  it('stands apart from those that are recognised, and in no mapping', () => {
    const { recognised, suggested: likely, others } = summariseColumns(suggested);
    expect(recognised.map(({ letter }) => letter)).toEqual(['C', 'A']);
    expect(likely.map(({ letter, label }) => `${letter} ${label}`)).toEqual(['D Company', 'E Position']);
    expect(others).toBe(1);
    expect(mappingOf(suggested)).toEqual({ A: 'first_name', B: 'ignore', C: 'linkedin_url' });
  });

  it("is the user's word once it is confirmed", () => {
    expect(mappingOf(confirmSuggested(suggested))).toMatchObject({ D: 'company', E: 'position' });
  });

  it('is no suggestion any more once it is changed; the others stay that', () => {
    const changed = changeMeaning(suggested, 'D', 'ignore');
    expect(mappingOf(changed)).toEqual({ A: 'first_name', B: 'ignore', C: 'linkedin_url', D: 'ignore' });
    expect(summariseColumns(changed).suggested.map(({ letter }) => letter)).toEqual(['E']);
  });
});
