import { describe, expect, it } from 'vitest';
import { describeColumns, mappingByLetter } from './describe-columns.ts';
import { type KnownMappings, layOutSheet } from './lay-out-sheet.ts';
import { saidMeaning } from './said-meaning.ts';

const LINK = 'https://www.linkedin.com/in/asha-rao';
const layOut = (lines: readonly string[], known?: KnownMappings) =>
  layOutSheet(
    lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    new Map(),
    known,
  );
/** What each column is taken to hold, with a question mark where that is only suggested. */
const shown = (...args: Parameters<typeof layOut>) =>
  describeColumns(layOut(...args)).map(({ meaning, suggested }) => `${meaning}${suggested ? '?' : ''}`);
/** What counts of each column where its own heading says otherwise. */
const said = (...args: Parameters<typeof layOut>) => {
  const layout = layOut(...args);
  return layout.columns.map(({ index, heading }) => saidMeaning(layout, index, heading));
};

const GROUPED = [
  'Person||Company||',
  'LinkedIn|First Name|Name|Website|Size',
  `${LINK}|Asha|Acme GmbH|acme.example|50`,
];
const UNKNOWN = ['Link|Their firm|Does what', `${LINK}|Brightforge Ltd|Sales Manager`];

describe('what a column is taken to hold', () => {
  it.each([
    [
      'under headings that say it',
      ['LinkedIn|Company|Job Title', `${LINK}|Acme GmbH|CFO`],
      'linkedin_url company position',
    ],
    ['under headings that nobody knows', UNKNOWN, 'linkedin_url company? position?'],
    ['where a headline tells the position', ['LinkedIn|Headline', `${LINK}|CFO at Acme`], 'linkedin_url position'],
    [
      'where "Name" is the last name',
      ['LinkedIn|Vorname|Name', `${LINK}|Asha|Rao`],
      'linkedin_url first_name last_name',
    ],
    ['under a heading with one over it', GROUPED, 'linkedin_url first_name company ignore ignore'],
  ])('%s', (_where, lines, wanted) => expect(shown(lines).join(' ')).toBe(wanted));

  it('is no guess any more where a mapping names the column, and stays one elsewhere', () => {
    const given = { given: [['Link', 'linkedin_url'] as const, ['Their firm', 'company'] as const] };
    expect(shown(UNKNOWN, given)).toEqual(['linkedin_url', 'company', 'position?']);
    expect(said(UNKNOWN, given)).toEqual(['linkedin_url', 'company', null]);
    expect(mappingByLetter(layOut(UNKNOWN, given))).toEqual({ A: 'linkedin_url', B: 'company' });
  });

  it('is the same by a mapping that is remembered', () => {
    const { digest } = layOut(UNKNOWN);
    // The second is of a column that has no heading, and was filled then.
    const letters = [['A', 'linkedin_url'] as const, ['D', 'ignore'] as const, ['B', 'ignore'] as const];
    expect(shown(UNKNOWN, { remembered: new Map([[digest ?? '', letters]]) })).toEqual([
      'linkedin_url',
      'ignore',
      'position?',
    ]);
  });
});

it('counts by the heading that stands over its own', () => {
  expect(said(GROUPED)[2]).toBe('company');
  expect(said(UNKNOWN)).toEqual([null, null, null]);
});

it("is nothing where a mapping leaves out what was recognised as somebody else's", () => {
  const lines = ['Link|University|Company', `${LINK}|MIT|Acme GmbH`];
  expect(said(lines, { given: [['Link', 'linkedin_url']] })).toEqual(['linkedin_url', 'ignore', null]);
});

it('is a guess where "Name" is the last name for a guessed first name only', () => {
  const lines = ['Link|Wie man sie ruft|Name', `${LINK}|Asha|Rao`, `${LINK}-2|Jonas|Weber`, `${LINK}-3|Mina|Okafor`];
  const [, first, name] = shown(lines);
  expect(first === 'ignore' || first?.endsWith('?')).toBe(true);
  expect(name === 'full_name' || name?.endsWith('?')).toBe(true);
});
