import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import {
  changeParts,
  declareSize,
  encryptXls,
  makeXls,
  makeXlsx,
  makeZip,
  type Rows,
  withSheetXml,
} from '../../tests/support/material/made-spreadsheets.ts';
import { makeSampleSheet } from './make-sample-sheet.ts';
import { type ReadUploadOptions, readUpload as readPacked } from './read-upload.ts';
import { unpackExtra } from './unpack-extra.ts';

/** A reading with the other columns unpacked. */
async function readUpload(file: Buffer, options?: ReadUploadOptions) {
  const { packed, profiles, meanings, mapping, mappingFrom, remember, columns, ...reading } = await readPacked(
    file,
    options,
  );
  const extras = await unpackExtra({ packed, meanings, headers: reading.headers });
  return { ...reading, profiles: profiles.map((profile, index) => ({ ...profile, extra: extras[index]! })) };
}

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const text = (value: string) => Buffer.from(value, 'utf8');
const urlsOf = async (file: Buffer) => (await readUpload(file)).profiles.map((profile) => profile.url);

const PEOPLE: Rows = [
  ['Name', 'LinkedIn', 'City'],
  ['Jürgen Müller', 'linkedin.com/in/jürgen-m', 'Köln'],
  ['Ann Lee', `${url('ann')}?trk=1`, 'Pune'],
];
const PEOPLE_CSV = PEOPLE.map((row) => row.join(',')).join('\n');
const PEOPLE_READING = {
  rows: 2,
  column: { index: 1, letter: 'B', name: 'LinkedIn' },
  headers: ['Name', 'City'],
  duplicates: 0,
  givenValues: 0,
  rejected: [],
  notes: [],
  profiles: [
    {
      url: url('j%C3%BCrgen-m'),
      row: 2,
      extra: [
        ['Name', 'Jürgen Müller'],
        ['City', 'Köln'],
      ],
    },
    {
      url: url('ann'),
      row: 3,
      extra: [
        ['Name', 'Ann Lee'],
        ['City', 'Pune'],
      ],
    },
  ],
};

describe('the same people in any kind of file', () => {
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ['csv, UTF-8', () => text(PEOPLE_CSV)],
    ['csv, UTF-8 with byte order mark', () => text(`\ufeff${PEOPLE_CSV}`)],
    ['csv, UTF-16 little-endian with mark', () => iconv.encode(PEOPLE_CSV, 'utf-16le', { addBOM: true })],
    ['csv, UTF-16 big-endian with mark', () => iconv.encode(PEOPLE_CSV, 'utf-16be', { addBOM: true })],
    ['csv, UTF-16 little-endian without mark', () => iconv.encode(PEOPLE_CSV, 'utf-16le', { addBOM: false })],
    ['csv, UTF-16 big-endian without mark', () => iconv.encode(PEOPLE_CSV, 'utf-16be', { addBOM: false })],
    ['csv, windows-1252', () => iconv.encode(PEOPLE_CSV, 'windows-1252')],
    ['semicolons', () => text(PEOPLE_CSV.replaceAll(',', ';'))],
    [
      'tabs, UTF-16 (Excel’s Unicode text)',
      () => iconv.encode(PEOPLE_CSV.replaceAll(',', '\t'), 'utf-16le', { addBOM: true }),
    ],
    ['pipes', () => text(PEOPLE_CSV.replaceAll(',', '|'))],
    ['a first line that tells the separator', () => text(`sep=;\r\n${PEOPLE_CSV.replaceAll(',', ';')}`)],
    ['Windows line ends', () => text(PEOPLE_CSV.replaceAll('\n', '\r\n'))],
    ['old Mac line ends', () => text(PEOPLE_CSV.replaceAll('\n', '\r'))],
    ['mixed line ends', () => text(PEOPLE_CSV.replace('\n', '\r\n'))],
    ['everything quoted', () => text(PEOPLE.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'))],
    ['xlsx', () => makeXlsx(PEOPLE)],
    ['xls', () => makeXls(PEOPLE)],
  ];
  it.each(files)('%s', async (_, make) => {
    expect(await readUpload(await make())).toEqual(PEOPLE_READING);
  });
});

describe('csv', () => {
  it('counts a record with line ends in it as the one row the spreadsheet shows', async () => {
    const reading = await readUpload(
      text(`Note,URL\n"two\nlines, ""quoted""",${url('a1')}\n\n,${url('b2')}\nx,nobody\n`),
    );
    expect(reading.profiles).toEqual([
      { url: url('a1'), row: 2, extra: [['Note', 'two\nlines, "quoted"']] },
      { url: url('b2'), row: 4, extra: [] },
    ]);
    expect(reading.rejected).toEqual([{ row: 5, value: 'nobody', reason: expect.any(String) }]);
    expect(reading.rows).toBe(3);
  });

  it.each([
    ['one column without a header', `${url('a1')}\n${url('b2')}`, [1, 2]],
    ['one column with a header', `Profile URL\n${url('a1')}\n${url('b2')}`, [2, 3]],
    ['header in row 3 under a title', `Leads of spring\n\nName,URL\nAnn,${url('a1')}\nBob,${url('b2')}`, [4, 5]],
    ['no header, names first', `Ann,${url('a1')}\nBob,${url('b2')}`, [1, 2]],
    ['blank lines at the start', `\n\n${url('a1')}\n${url('b2')}`, [3, 4]],
    ['a quote that is never closed', `Item,URL\n27" screen,${url('a1')}\n"open,${url('b2')}`, [2, 3]],
  ])('%s', async (_, content, rows) => {
    const reading = await readUpload(text(content));
    expect(reading.profiles.map(({ row }) => row)).toEqual(rows);
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('a1'), url('b2')]);
    expect(reading).toMatchObject({ rows: 2, rejected: [] });
  });

  it('names a wrong entry in the first line as a row, not as a header', async () => {
    const company = await readUpload(text(`https://www.linkedin.com/company/acme\n${url('a1')}`));
    expect(company.rejected).toEqual([
      {
        row: 1,
        value: 'https://www.linkedin.com/company/acme',
        reason: "This is a company page, not a person's profile.",
      },
    ]);
    const word = await readUpload(text(`nonsense\n${url('a1')}`));
    expect(word.rejected.map(({ row, value }) => [row, value])).toEqual([[1, 'nonsense']]);
  });

  it('folds repeated profiles in any form and keeps the first', async () => {
    const reading = await readUpload(text(`URL,No\n${url('ann')},1\nin.linkedin.com/in/Ann/?x,2\n${url('bob')},3`));
    expect(reading).toMatchObject({ rows: 3, duplicates: 1 });
    expect(reading.profiles.map(({ extra }) => extra[0]![1])).toEqual(['1', '3']);
  });

  it('takes the column with the most profiles, wherever it stands, over company pages and stray links', async () => {
    const rows = ['Company page,Note,Person', ...[1, 2, 3].map((n) => `linkedin.com/company/c${n},,${url(`p${n}`)}`)];
    rows[2] = `linkedin.com/company/c2,see ${url('boss')},${url('p2')}`;
    const reading = await readUpload(text(rows.join('\n')));
    expect(reading.column).toEqual({ index: 2, letter: 'C', name: 'Person' });
    expect(reading.headers).toEqual(['Company page', 'Note']);
  });

  it('gives columns without a heading, or with one used twice, their letter', async () => {
    const reading = await readUpload(text(`URL,,Tag,Tag,__proto__\n${url('a1')},x,y,z,w`));
    expect(reading.profiles[0]!.extra).toEqual([
      ['B', 'x'],
      ['Tag', 'y'],
      ['Tag (D)', 'z'],
      ['E', 'w'],
    ]);
  });

  it('rejects a row without a link though it holds other data', async () => {
    const reading = await readUpload(text(`Name,URL\nAnn,${url('ann')}\nBob,\n`));
    expect(reading.rejected).toEqual([{ row: 3, value: '', reason: 'There is no link here.' }]);
  });

  it('carries many rejected rows over', async () => {
    const rows = Array.from({ length: 9000 }, (_, n) => `nobody ${n}`);
    const reading = await readUpload(text(`URL\n${url('ann')}\n${rows.join('\n')}`));
    expect(reading.rejected).toHaveLength(9000);
    expect(reading.rejected.at(-1)).toMatchObject({ row: 9002, value: 'nobody 8999' });
  });
});

describe('the network’s own export of contacts', () => {
  const NOTES = `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"

First Name,Last Name,URL,Email Address,Company,Position,Connected On
`;
  const jane = `Jane,Doe,${url('jane')},jane@acme.example,"Acme, Inc.","Head of Sales, EMEA",10 Nov 2025`;
  const ravi = `Ravi,Nair,${url('ravi')},,,,09 Nov 2025`;

  it.each([
    ['as it is', `${NOTES}${jane}\n${ravi}\n`],
    ['with one contact', `${NOTES}${jane}\n`],
    ['saved by a German Excel', `${NOTES}${jane}\n${ravi}\n`.replace(/,(?=\S)(?! )/g, ';').replace(/,,/g, ';;')],
    ['with Windows line ends', `${NOTES}${jane}\n${ravi}\n`.replaceAll('\n', '\r\n')],
  ])('%s', async (_, content) => {
    const reading = await readUpload(text(content), { countGiven: ['firstName', 'workEmail', 'jobTitle', 'industry'] });
    expect(reading).toMatchObject({
      column: { name: 'URL' },
      headers: expect.arrayContaining([
        'First Name',
        'Last Name',
        'Email Address',
        'Company',
        'Position',
        'Connected On',
      ]),
      rejected: [],
    });
    expect(reading.rows).toBe(reading.profiles.length);
    expect(reading.profiles[0]).toEqual({
      url: url('jane'),
      row: 5,
      extra: [
        ['First Name', 'Jane'],
        ['Last Name', 'Doe'],
        ['Email Address', 'jane@acme.example'],
        ['Company', 'Acme, Inc.'],
        ['Position', 'Head of Sales, EMEA'],
        ['Connected On', '10 Nov 2025'],
      ],
    });
    expect(reading.givenValues).toBe(reading.profiles.length === 1 ? 3 : 4);
  });

  it('names a contact who has left by the row', async () => {
    const reading = await readUpload(text(`${NOTES}${jane}\n,,,,,,08 Nov 2025\n`));
    expect(reading.rejected).toMatchObject([{ row: 6, value: '' }]);
  });
});

describe('a cell whose text and link name different people', () => {
  const note = (slug: string) =>
    `The text is one person's address, its link leads to another's: ${url(slug)} was taken.`;

  it('counts by its link, and the row says so', async () => {
    const link = (text: string, hyperlink: string) => ({ text, hyperlink });
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Linked',
          columns: [{ header: 'Profile', key: 'profile' }],
          data: [
            { profile: link(url('ann'), url('bob')) },
            { profile: link(`${url('cid')}?trk=1`, url('cid')) },
            { profile: link(url('dan'), 'https://acme.example') },
          ],
        },
      ],
    });
    const reading = await readUpload(Buffer.from(file));
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('bob'), url('cid'), url('dan')]);
    expect(reading.notes).toEqual([{ row: 2, value: url('ann'), text: note('bob') }]);
    expect(reading.rejected).toEqual([]);
  });

  it('in an xls file', async () => {
    const file = makeXls([['Profile'], [url('ann')]], (sheet) => {
      sheet.A2.l = { Target: url('bob'), Tooltip: 'open' };
    });
    expect(await readUpload(file)).toMatchObject({
      profiles: [{ url: url('bob') }],
      notes: [{ row: 2, value: url('ann') }],
    });
  });

  it('in a formula of a csv file', async () => {
    const formula = (to: string, shown: string) => `"=HYPERLINK(""${to}"",""${shown}"")"`;
    const reading = await readUpload(
      text(
        `Profile\n${formula(url('bob'), url('ann'))}\n${formula(url('cid'), 'Cid Dole')}\n${formula('https://acme.example', url('dan'))}`,
      ),
    );
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('bob'), url('cid'), url('dan')]);
    expect(reading.notes).toEqual([{ row: 2, value: url('ann'), text: note('bob') }]);
  });
});

describe('profiles that are written otherwise', () => {
  it('leads of Sales Navigator are taken by their member ids', async () => {
    const lead = 'https://www.linkedin.com/sales/lead/ACwAAB1x2y3z,NAME_SEARCH,aB1c';
    const reading = await readUpload(
      text(`Name,Sales Navigator URL\nAnn,"${lead}"\nBob,https://www.linkedin.com/sales/company/12`),
    );
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('ACwAAB1x2y3z')]);
    expect(reading.rejected).toMatchObject([{ row: 3, reason: expect.stringContaining('Sales Navigator') }]);
  });

  it('last parts of addresses are taken in a column of the network', async () => {
    const reading = await readUpload(
      text(`Name,linkedin_url\nAnn,${url('ann')}\nBob,bob-lee-7\nCid,later\nDan,dan lee`),
    );
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('ann'), url('bob-lee-7')]);
    expect(reading.rejected.map(({ value }) => value)).toEqual(['later', 'dan lee']);
  });
});

describe('xlsx', () => {
  it('reads the link behind a text that is no profile', async () => {
    const link = (target: string, shown: string) => ({ text: shown, hyperlink: target });
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Linked',
          columns: [
            { header: 'Name', key: 'name' },
            { header: 'Person', key: 'person' },
          ],
          data: [
            { name: 'Ann', person: link(`${url('ann')}?a=1&b=2`, 'Ann Lee') },
            { name: 'Bob', person: link('https://evil.example', url('bob')) },
            { name: 'Cid', person: link('https://www.linkedin.com/company/acme', 'Acme') },
          ],
        },
      ],
    });
    const reading = await readUpload(Buffer.from(file));
    expect(reading.profiles.map((profile) => [profile.row, profile.url])).toEqual([
      [2, url('ann')],
      [3, url('bob')],
    ]);
    expect(reading.rejected).toEqual([
      {
        row: 4,
        value: 'https://www.linkedin.com/company/acme',
        reason: "This is a company page, not a person's profile.",
      },
    ]);
  });

  it('reads HYPERLINK formulas, also those that were never calculated', async () => {
    const formula = (slug: string) => `HYPERLINK(&quot;${url(slug)}&quot;,&quot;Open&quot;)`;
    const file = withSheetXml(
      await makeXlsx([['x']]),
      `<sheetData><row r="2"><c r="B2" t="str"><f>${formula('ann')}</f><v>Open</v></c></row>
       <row r="5"><c r="B5"><f>${formula('bob')}</f></c></row></sheetData>`,
    );
    const reading = await readUpload(file);
    expect(reading.profiles).toEqual([
      { url: url('ann'), row: 2, extra: [] },
      { url: url('bob'), row: 5, extra: [] },
    ]);
  });

  it('reads links of parts with a prefix and an absolute path', async () => {
    const file = withSheetXml(
      await makeXlsx([['x']]),
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Ann</t></is></c></row></sheetData>
       <hyperlinks><hyperlink ref="A1" r:id='rId9'/></hyperlinks>`,
      `<Relationship Id="rId9" Type="http://x/hyperlink" Target='${url('ann')}' TargetMode="External"/>`,
    );
    expect(await urlsOf(file)).toEqual([url('ann')]);
  });

  it('passes over titles in merged cells', async () => {
    const rows: Rows = [['Leads of spring'], [null], ['Name', 'Profile'], ['Ann', url('ann')]];
    const file = await writeXlsx({
      sheets: [{ name: 'S', rows, merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 1 }] }],
    });
    const reading = await readUpload(Buffer.from(file));
    expect(reading).toMatchObject({ rows: 1, column: { name: 'Profile' }, headers: ['Name'], rejected: [] });
    expect(reading.profiles[0]!.row).toBe(4);
  });

  it('takes the first sheet with profiles, hidden ones last', async () => {
    expect(await urlsOf(await makeXlsx([['Read me']], [['URL'], [url('b2')]], [['URL'], [url('c3')]]))).toEqual([
      url('b2'),
    ]);
    const hidden = await writeXlsx({
      sheets: [
        { name: 'Old', rows: [[url('old')]], hidden: true },
        { name: 'New', rows: [[url('new')]] },
      ],
    });
    expect(await urlsOf(Buffer.from(hidden))).toEqual([url('new')]);
  });

  it('shows numbers, dates and booleans of other columns as text', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'S',
          columns: [{ key: 'u' }, { key: 'n' }, { key: 'd', numFmt: 'yyyy-mm-dd' }, { key: 'b' }],
          data: [{ u: url('ann'), n: 491701234567, d: new Date(Date.UTC(2026, 10, 21)), b: true }],
        },
      ],
    });
    const [profile] = (await readUpload(Buffer.from(file))).profiles;
    expect(profile!.extra.map(([, shown]) => shown)).toEqual(['491701234567', '2026-11-21', 'TRUE']);
  });

  it('reads its own sample sheet', async () => {
    const reading = await readUpload(await makeSampleSheet([url('a1'), url('b2'), url('c3')]));
    expect(reading).toMatchObject({ rows: 3, column: { name: 'LinkedIn Profile URL' }, rejected: [] });
    expect(reading.profiles.map((profile) => profile.url)).toEqual([url('a1'), url('b2'), url('c3')]);
  });
});

describe('xls', () => {
  it('reads the link behind a text that is no profile', async () => {
    const file = makeXls([['Person'], ['Ann Lee'], ['Bob']], (sheet) => {
      sheet.A2.l = { Target: url('ann'), Tooltip: 'open' };
    });
    const reading = await readUpload(file);
    expect(reading.profiles).toEqual([{ url: url('ann'), row: 2, extra: [] }]);
    expect(reading.rejected).toMatchObject([{ row: 3, value: 'Bob' }]);
  });

  it('reads more text than one record holds', async () => {
    const rows: Rows = Array.from({ length: 3000 }, (_, n) => [`Größe ${n} ${'ж'.repeat(n % 50)}`, url(`person-${n}`)]);
    const reading = await readUpload(makeXls(rows));
    expect(reading).toMatchObject({ rows: 3000, rejected: [] });
    expect(reading.profiles[2999]).toEqual({
      url: url('person-2999'),
      row: 3000,
      extra: [['A', `Größe 2999 ${'ж'.repeat(49)}`]],
    });
  });
});

describe('what is refused, each with its code', () => {
  const bigSheet = () => new Uint8Array(30 * 1024 * 1024).fill(32);
  const files: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['no bytes', 'upload_empty', () => Buffer.alloc(0)],
    ['spaces and line ends', 'upload_empty', () => text(' \r\n\r\n')],
    ['a byte order mark alone', 'upload_empty', () => text('\ufeff')],
    ['an xlsx without cells', 'upload_empty', () => makeXlsx([])],
    ['a picture', 'upload_wrong_kind', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108', 'hex')],
    ['a PDF', 'upload_wrong_kind', () => text('%PDF-1.7\n1 0 obj')],
    ['a web page called xls', 'upload_wrong_kind', () => text('<html><table><tr><td>x</td></tr></table></html>')],
    ['a list of JSON', 'upload_wrong_kind', () => text(`["${url('a1')}"]`)],
    ['an object of JSON', 'upload_wrong_kind', () => text(`{ "url": "${url('a1')}" }`)],
    ['a gzip file', 'upload_wrong_kind', () => Buffer.from('1f8b0800000000000003cb48cdc9c90700', 'hex')],
    ['a zip of anything', 'upload_wrong_kind', () => makeZip(['readme.txt'])],
    ['a Word document', 'upload_wrong_kind', () => makeZip(['[Content_Types].xml', 'word/document.xml'])],
    ['a binary workbook', 'upload_wrong_kind', () => makeZip(['[Content_Types].xml', 'xl/workbook.bin'])],
    ['an OpenDocument sheet', 'upload_wrong_kind', () => makeZip(['mimetype', 'content.xml'])],
    ['half an xlsx', 'upload_damaged', async () => halved(await makeXlsx(PEOPLE))],
    ['half an xls', 'upload_damaged', () => halved(makeXls(PEOPLE))],
    ['the head of a zip', 'upload_damaged', () => Buffer.from('504b0304', 'hex')],
    ['the head of an OLE file', 'upload_damaged', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an xlsx with a part overwritten', 'upload_damaged', async () => overwritten(await makeXlsx(PEOPLE))],
    ['an encrypted xlsx', 'upload_encrypted', makeEncryptedXlsx],
    ['an encrypted xls', 'upload_encrypted', () => encryptXls(makeXls(PEOPLE))],
    [
      'a bomb by ratio',
      'upload_suspicious',
      async () => changeParts(await makeXlsx(PEOPLE), (parts) => Object.assign(parts, { 'xl/x.xml': bigSheet() })),
    ],
    [
      'a bomb by size',
      'upload_suspicious',
      async () => declareSize(await makeXlsx(PEOPLE), 'xl/worksheets/sheet1.xml', 110 * 1024 * 1024),
    ],
    [
      'a bomb of many parts',
      'upload_suspicious',
      () => makeZip(['[Content_Types].xml', ...Array.from({ length: 300 }, (_, n) => `xl/workbook${n}.xml`)]),
    ],
    ['a bomb that declares too little', 'upload_suspicious', () => makeLiar(5000)],
    ['a bomb that declares nothing', 'upload_suspicious', () => makeLiar(0)],
    ['50,001 rows of csv', 'upload_too_many_rows', () => text(manyRows(50_001))],
    ['50,001 rows of csv under a header', 'upload_too_many_rows', () => text(`Profile URL\n${manyRows(50_001)}`)],
    [
      '50,001 rows of xlsx',
      'upload_too_many_rows',
      () =>
        makeXlsx(
          manyRows(50_001)
            .split('\n')
            .map((cell) => [cell]),
        ),
    ],
    ['more than 10 MiB', 'upload_too_large', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a')],
    ['a sheet of other things', 'upload_no_profiles', () => text('Name,City\nAnn,Pune\n')],
    ['company pages alone', 'upload_no_profiles', () => text('Page\nhttps://www.linkedin.com/company/acme')],
  ];
  it.each(files)('%s: %s', async (_, code, make) => {
    const refusal = await readUpload(await make()).catch((error) => error);
    expect(refusal).toMatchObject({ name: 'DomainError', code });
    // Seen for what it is, rather than stopped when it had used up its time or memory.
    expect(refusal.details ?? '').not.toMatch(/time or memory/);
  });

  it('says what stands where profiles were expected', async () => {
    await expect(readUpload(text('Page\nhttps://www.linkedin.com/company/acme'))).rejects.toMatchObject({
      details: "Cell A2 holds https://www.linkedin.com/company/acme. This is a company page, not a person's profile.",
    });
  });

  async function makeEncryptedXlsx(): Promise<Buffer> {
    const encryption = { password: 'secret', spinCount: 1000 };
    return Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: PEOPLE }], encryption }));
  }

  async function makeLiar(declared: number): Promise<Buffer> {
    const file = await makeXlsx(PEOPLE);
    const bomb = changeParts(file, (parts) => Object.assign(parts, { 'xl/worksheets/sheet1.xml': bigSheet() }));
    return declareSize(bomb, 'xl/worksheets/sheet1.xml', declared);
  }

  const halved = (file: Buffer) => file.subarray(0, file.length / 2);
  const overwritten = (file: Buffer) => {
    const at = file.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length;
    return Buffer.from(file).fill(0xff, at, at + 60);
  };
  const manyRows = (count: number) => Array.from({ length: count }, (_, n) => url(`p-${n}`)).join('\n');
});

it('takes exactly 50,000 rows under a header and leaves the event loop turning meanwhile', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `Name ${n},${url(`p-${n}`)},City`);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const reading = await readUpload(text(`Name,URL,City\n${rows.join('\n')}`));
  clearInterval(timer);
  expect(reading.profiles).toHaveLength(50_000);
  expect(reading.profiles[49_999]).toEqual({
    url: url('p-49999'),
    row: 50_001,
    extra: [
      ['Name', 'Name 49999'],
      ['City', 'City'],
    ],
  });
  expect(turns).toBeGreaterThan(10);
});

it('reads many files at once, two at a time', async () => {
  const readings = await Promise.all(
    Array.from({ length: 8 }, (_, n) => readUpload(text(`URL\n${url(`p-${n}`)}`), { userId: `user ${n % 3}` })),
  );
  expect(readings.map(({ profiles }) => profiles[0]!.url)).toEqual(readings.map((_, n) => url(`p-${n}`)));
});

it('gives up when nobody waits for the answer any more', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(readUpload(text(PEOPLE_CSV), { signal: gone })).rejects.toThrow('gone');
});

it('reads a mail merge whose headings are placeholders', async () => {
  expect(await urlsOf(text(`{{First Name}},[Profile]\nAnn,${url('ann')}`))).toEqual([url('ann')]);
});

it('leaves no file that unpacks to nothing unread', async () => {
  const empty = zipSync({ 'xl/workbook.xml': new Uint8Array(), '[Content_Types].xml': new Uint8Array() });
  await expect(readUpload(Buffer.from(empty))).rejects.toMatchObject({ code: 'upload_damaged' });
});
