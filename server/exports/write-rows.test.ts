import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { read as readBySheetJs } from '@e965/xlsx';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { ExportChoice } from '../../shared/export-choices.ts';
import { mergeHeadings } from '../../shared/merge-headings.ts';
import { packProvenance } from '../enrichment/stored-provenance.ts';
import type { ExportRow } from './cells-of-row.ts';
import type { ExportColumn } from './export-column.ts';
import { csvHeader, csvRows } from './formats/csv-rows.ts';
import { jobLines, rowLines } from './formats/jsonl-rows.ts';
import { deflatePiece } from './formats/xlsx/deflate-piece.ts';
import { sheetRows } from './formats/xlsx/sheet-rows.ts';
import { writeWorkbook } from './formats/xlsx/write-workbook.ts';
import { layOutColumns } from './layouts/lay-out-columns.ts';

const URL = 'https://www.linkedin.com/in/jane-doe-123';
const WRITER = { source: 'built-in writer', retrieved_at: '2026-03-04T05:06:07.000Z', confidence: 1 };

const row = (values: Record<string, unknown>, extra: Record<string, string> = {}, status = 'completed'): ExportRow => ({
  job_id: 'j1',
  linkedin_url: URL,
  status,
  error: null,
  result: JSON.stringify(values),
  extra: JSON.stringify(Object.entries(extra)),
  provenance: JSON.stringify(packProvenance(Object.fromEntries(Object.keys(values).map((id) => [id, WRITER])))),
});
const headingsOf = (rows: ExportRow[]) =>
  mergeHeadings(rows.map(({ extra }) => (JSON.parse(extra ?? '[]') as [string, string][]).map(([heading]) => heading)));
const layOut = (rows: ExportRow[], ids: ParameterId[], choice: Partial<ExportChoice> = {}): ExportColumn[] =>
  layOutColumns({ layout: 'plain', sources: false, ...choice }, ids, headingsOf(rows));

/** Writes the rows as the server does, a page of two at a time, and reads them back by a library. */
async function readBack(rows: ExportRow[], columns: ExportColumn[]) {
  async function* pieces(crc: number) {
    let soFar = crc;
    for (let at = 0; at < rows.length; at += 2) {
      const piece = deflatePiece(sheetRows(rows.slice(at, at + 2), columns, at + 2), soFar);
      soFar = piece.crc;
      yield piece;
    }
  }
  const file = await buffer(Readable.from(writeWorkbook(columns, pieces), { objectMode: false }));
  const { sheets } = await readXlsx(new Uint8Array(file));
  // Readers differ in what they take of an archive that was written as a stream.
  expect(readBySheetJs(file).SheetNames).toEqual(['Enrichment Results']);
  return { names: sheets.map(({ name }) => name), rows: sheets[0]?.rows ?? [], cells: sheets[0]?.cells };
}

describe('a sheet of results', () => {
  it('has profile, own columns in their order, parameters, status', async () => {
    const rows = [
      row({ firstName: 'Jürgen', followerCount: 1200, premium: true }, { Owner: 'Ann', Region: 'Süd' }),
      row({ firstName: '', followerCount: null }, { Owner: 'Bob', Stage: 'New', Region: 'Nord' }),
      { ...row({}, {}, 'failed'), result: null, extra: null, provenance: null },
    ];
    const { names, rows: read } = await readBack(rows, layOut(rows, ['firstName', 'followerCount', 'premium']));
    expect(names).toEqual(['Enrichment Results']);
    expect(read).toEqual([
      ['Profile URL', 'Owner', 'Stage', 'Region', 'First Name', 'Follower Count', 'Premium', 'Status'],
      [URL, 'Ann', null, 'Süd', 'Jürgen', 1200, 'Yes', 'Completed'],
      [URL, 'Bob', 'New', 'Nord', null, null, null, 'Completed'],
      [URL, null, null, null, null, null, null, 'Failed'],
    ]);
  });

  it('has lists and structured values as text one can read', async () => {
    const rows = [
      row({
        workExperience: [
          { title: 'Head of RevOps', companyName: 'Acme', start: '2021-11' },
          { title: 'Buyer', companyName: 'Globex', start: '2019', end: '2021-10' },
        ],
        education: [{ school: 'State University', degree: 'BCom', field: 'Commerce', start: '2012', end: '2015' }],
        skillsTools: ['Salesforce', 'SQL'],
        languages: [],
      }),
    ];
    const { rows: read } = await readBack(
      rows,
      layOut(rows, ['workExperience', 'education', 'skillsTools', 'languages']),
    );
    const [, experience, education, skills, languages] = read[1] ?? [];
    expect(experience).toMatch(/Head of RevOps.*Acme.*2021.*\n.*Buyer.*Globex.*2019.*2021/);
    expect(education).toMatch(/State University.*BCom.*Commerce.*2012.*2015/);
    expect(skills).toMatch(/Salesforce\nSQL/);
    expect(languages).toBeNull();
  });

  it('drops what a sheet cannot hold and keeps all other text', async () => {
    const rows = [
      row({
        jobTitle: 'x\u0000y\u0001\u000b\u001f\uffffz',
        occupation: 'line\r\nnext\rlast <&> "quotes" 👩‍💻 हिन्दी ',
        reasoning: `half \ud83d ${'x'.repeat(40_000)}`,
        companyName: 'literally _x0041_',
      }),
    ];
    const { rows: read } = await readBack(rows, layOut(rows, ['jobTitle', 'occupation', 'reasoning', 'companyName']));
    expect(read[1]?.slice(1, 3)).toEqual(['xyz', 'line\nnext\nlast <&> "quotes" 👩‍💻 हिन्दी ']);
    expect(read[1]?.[3]).toHaveLength(32_767);
    expect(read[1]?.[4]).toBe('literally _x0041_');
  });

  it('has its headings without any results', async () => {
    expect((await readBack([], layOut([], []))).rows).toEqual([['Profile URL', 'Status']]);
  });
});

const FORMULAS = ['=1+1', '+491701234567', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example","x")', '\t=1'];
describe.each(FORMULAS)('the text %j', (text) => {
  const rows = [row({ meetingOpener: text }, { [`${text} `]: text })];
  const columns = layOut(rows, ['meetingOpener']);

  it('is a text in a sheet', async () => {
    const { rows: read, cells } = await readBack(rows, columns);
    expect(read[1]).toEqual([URL, text, text, 'Completed']);
    expect([...(cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
  });

  it('is marked as text in csv, a heading too', () => {
    const quoted = text.replaceAll('"', '""');
    expect(csvHeader(columns, {})).toBe(`"Profile URL","'${quoted} ","Meeting Opener","Status"\r\n`);
    expect(csvRows(rows, columns, {})).toBe(`"${URL}","'${quoted}","'${quoted}","Completed"\r\n`);
  });
});

describe('columns of importers', () => {
  const values = {
    firstName: 'Jane',
    lastName: 'Doe',
    workEmail: 'jane@acme.example',
    personalContactNumber: '+49 170 1234567',
    jobTitle: 'Buyer',
    tag: 'Hot',
  };
  const ids = Object.keys(values) as ParameterId[];
  const read = (layout: ExportChoice['layout'], job = row(values, { Email: 'old@acme.example', Deal: 'Big' })) =>
    JSON.parse(rowLines([job], layOut([job], ids, { layout })));

  it('are those of HubSpot, then the others, then the own ones', () => {
    expect(read('hubspot')).toEqual({
      Email: 'jane@acme.example',
      'First Name': 'Jane',
      'Last Name': 'Doe',
      'Phone Number': '+49 170 1234567',
      'Job Title': 'Buyer',
      'LinkedIn URL': URL,
      Tag: 'Hot',
      'Email (your sheet)': 'old@acme.example',
      Deal: 'Big',
    });
  });

  it('are those of Salesforce, which asks for a company', () => {
    const lead = read('salesforce');
    expect(lead).toMatchObject({
      'Last Name': 'Doe',
      Company: '[not provided]',
      Title: 'Buyer',
      Phone: '+49 170 1234567',
    });
  });

  it('are those of Pipedrive, with the name in one column', () => {
    expect(read('pipedrive')).toMatchObject({ 'Person - Name': 'Jane Doe', 'Person - Email': 'jane@acme.example' });
    expect(Object.keys(read('pipedrive', row({})))).toEqual(['Person - LinkedIn']);
  });

  it.each(['hubspot', 'salesforce', 'pipedrive'] as const)('%s: no two are called the same', (layout) => {
    const headings = layOutColumns({ layout, sources: true }, ids, ['email', 'LAST NAME ', 'Person - name', 'Deal']);
    const names = headings.map(({ heading }) => heading.trim().toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('keep telephone numbers as they are in csv, and mark formulas', () => {
    const job = row({ ...values, tag: '+1+cmd|calc' });
    const line = csvRows([job], layOut([job], ids, { layout: 'hubspot' }), { plainNumbers: true });
    expect(line).toContain('"+49 170 1234567"');
    expect(line).toContain(`"'+1+cmd|calc"`);
  });
});

it('says where values come from in columns of their own', () => {
  const job = row({ firstName: 'Jane' });
  const columns = layOut([job], ['firstName', 'lastName'], { sources: true });
  expect(JSON.parse(rowLines([job], columns))).toEqual({
    'Profile URL': URL,
    'First Name': 'Jane',
    Status: 'Completed',
    'First Name source': 'built-in writer',
    'First Name date': '2026-03-04',
  });
});

it('writes jobs as lines of JSON, with origins where they are asked for', () => {
  const job = { ...row({ firstName: 'Jane', languages: ['en'] }, { Deal: 'Big' }), result: '{"firstName":\n"Jane"}' };
  const line = jobLines([job], false);
  expect(line.indexOf('\n')).toBe(line.length - 1);
  const shown = { job_id: 'j1', linkedin_url: URL, status: 'completed', error: null, extra: { Deal: 'Big' } };
  expect(JSON.parse(line)).toEqual({ ...shown, result: { firstName: 'Jane' } });
  expect(JSON.parse(jobLines([job], true)).provenance.firstName).toEqual(WRITER);
});
