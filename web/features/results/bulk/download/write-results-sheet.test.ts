import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { PARAMETERS } from '../../../../../shared/catalogue.ts';
import { type ResultsSheet, writeResultsSheet } from './write-results-sheet.ts';

async function readBack(results: ResultsSheet) {
  const blob = await writeResultsSheet(results);
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
  const names = sheets.map(({ name }) => name);
  return { type: blob.type, names, rows: sheets[0]?.rows ?? [], cells: sheets[0]?.cells };
}

const URL = 'https://www.linkedin.com/in/jane-doe-123';
const row = (values: Record<string, unknown>, extra?: Record<string, string>) => ({
  linkedin_url: URL,
  status: 'completed',
  values,
  extra,
});

it('writes one sheet: profile, own columns in their order, parameters, status', async () => {
  const { type, names, rows } = await readBack({
    parameters: [
      { id: 'firstName', name: 'First Name' },
      { id: 'followerCount', name: 'Follower Count' },
      { id: 'premium', name: 'Premium' },
    ],
    rows: [
      row({ firstName: 'Jürgen', followerCount: 1200, premium: true }, { Owner: 'Ann', Region: 'Süd' }),
      row({ firstName: '', followerCount: null }, { Owner: 'Bob', Stage: 'New', Region: 'Nord' }),
      { linkedin_url: URL, status: 'failed', values: {} },
    ],
  });
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(names).toEqual(['Enrichment Results']);
  expect(rows).toEqual([
    ['Profile URL', 'Owner', 'Stage', 'Region', 'First Name', 'Follower Count', 'Premium', 'Status'],
    [URL, 'Ann', null, 'Süd', 'Jürgen', 1200, 'Yes', 'Completed'],
    [URL, 'Bob', 'New', 'Nord', null, null, null, 'Completed'],
    [URL, null, null, null, null, null, null, 'Failed'],
  ]);
});

it('writes lists and structured values as text one can read', async () => {
  const { rows } = await readBack({
    parameters: [
      { id: 'workExperience', name: 'Work Experience' },
      { id: 'education', name: 'Education' },
      { id: 'skillsTools', name: 'Skills & Tools' },
      { id: 'languages', name: 'Languages' },
    ],
    rows: [
      row({
        workExperience: [
          { title: 'Head of RevOps', companyName: 'Acme', start: '2021-11' },
          { title: 'Buyer', companyName: 'Globex', start: '2019', end: '2021-10' },
        ],
        education: [{ school: 'State University', degree: 'BCom', field: 'Commerce', start: '2012', end: '2015' }],
        skillsTools: ['Salesforce', 'SQL'],
        languages: [],
      }),
    ],
  });
  const [, experience, education, skills, languages] = rows[1] ?? [];
  expect(experience).toMatch(/Head of RevOps.*Acme.*2021.*\n.*Buyer.*Globex.*2019.*2021/);
  expect(education).toMatch(/State University.*BCom.*Commerce.*2012.*2015/);
  expect(skills).toMatch(/Salesforce\nSQL/);
  expect(languages).toBeNull();
});

it.each(['=1+1', '+491701234567', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example","x")', '\t=1'])(
  'keeps the text %j a text',
  async (text) => {
    const { rows, cells } = await readBack({
      parameters: [{ id: 'meetingOpener', name: text }],
      rows: [row({ meetingOpener: text }, { [`${text} `]: text })],
    });
    expect(rows[1]).toEqual([URL, text, text, 'Completed']);
    expect([...(cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
  },
);

it('drops what a sheet cannot hold and keeps all other text', async () => {
  const { rows } = await readBack({
    parameters: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
      { id: 'd', name: 'D' },
    ],
    rows: [
      row({
        a: 'x\u0000y\u0001\u000b\u001f\uffffz',
        b: 'line\r\nnext\rlast <&> "quotes" 👩‍💻 हिन्दी ',
        c: `half \ud83d ${'x'.repeat(40_000)}`,
        d: 'literally _x0041_',
      }),
    ],
  });
  expect(rows[1]?.slice(1, 3)).toEqual(['xyz', 'line\nnext\nlast <&> "quotes" 👩‍💻 हिन्दी ']);
  expect(rows[1]?.[3]).toHaveLength(32_767);
  expect(rows[1]?.[4]).toBe('literally _x0041_');
});

it('writes a sheet without results', async () => {
  expect((await readBack({ parameters: [], rows: [] })).rows).toEqual([['Profile URL', 'Status']]);
});

it('writes 1,000 profiles with 46 parameters in turns that leave the page usable', async () => {
  const values = Object.fromEntries(PARAMETERS.map(({ id }) => [id, `${id}: a value of some length, with Ünicode`]));
  values.workExperience = [{ title: 'Buyer', companyName: 'Acme', start: '2019-01', end: '2021-10' }] as never;
  const rows = Array.from({ length: 1_000 }, () => row(values, { Owner: 'Ann' }));
  let turns = 0;
  const counting = setInterval(() => turns++);
  const blob = await writeResultsSheet({ parameters: [...PARAMETERS], rows });
  clearInterval(counting);
  expect(blob.size).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(3);
});
