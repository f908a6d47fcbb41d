import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../shared/catalogue.ts';
import { makeXls, makeXlsx } from '../../tests/support/material/made-spreadsheets.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readCsv } from './formats/csv/read-csv.ts';
import type { Sheet } from './formats/sheet-rows.ts';
import { isBlank } from './formats/sheet-rows.ts';
import { readXlsSheets } from './formats/xls/read-xls.ts';
import { readXlsxSheets } from './formats/xlsx/read-xlsx.ts';
import { readFile } from './read-file.ts';
import { readUpload } from './read-upload.ts';

type Table = string[][];

/** Texts of cells, with what is a sign of its own in files. */
const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'Ann Lee', 'a,b', 'a;b', 'say "hi"', 'two\nlines', "it's", 'tab\there') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('=1+1', '-', '|', '""', '<b>', '&amp;', '007', '1e5', 'TRUE', '日本語', 'é', '🚀'),
  },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'abcä ,;|"\'<>&=0123\u00a0'), maxLength: 12 }) },
);
const table: fc.Arbitrary<Table> = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc
    .array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 })
    // The first line says what separates the cells.
    .map((rows) => [Array.from({ length: width }, (_, column) => `Column ${column + 1}`), ...rows]),
);

interface CsvStyle {
  separator: string;
  lineEnd: string;
  quotesAll: boolean;
}
const csvStyle: fc.Arbitrary<CsvStyle> = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quotesAll: fc.boolean(),
});

function writeCsv(rows: Table, { separator, lineEnd, quotesAll }: CsvStyle): Buffer {
  const write = (text: string) => (quotesAll || /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return Buffer.from(rows.map((row) => row.map(write).join(separator)).join(lineEnd));
}

/** What is to be read of a table: rows that hold anything, each with its number. */
const shown = (rows: Table) =>
  rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [{ row: at + 1, cells: withoutTail(cells) }]));
/** Programs leave out empty cells at the end of a row, or write them. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((text) => text !== '') + 1);
const read = (sheet: Sheet | undefined) => sheet?.rows.map(({ row, cells }) => ({ row, cells: withoutTail(cells) }));

async function firstOf(sheets: AsyncGenerator<Sheet, void, undefined>): Promise<Sheet | undefined> {
  const { value } = await sheets.next();
  return value ?? undefined;
}

describe('a table of any texts is read back as it was written', () => {
  test('from csv, whatever separates cells and lines', () => {
    fc.assert(
      fc.property(table, csvStyle, (rows, style) => {
        expect(read(readCsv(writeCsv(rows, style)))).toEqual(shown(rows));
      }),
      { numRuns: 500 },
    );
  });

  test('from xlsx', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect(read(await firstOf(readXlsxSheets(await makeXlsx(rows))))).toEqual(shown(rows));
      }),
      { numRuns: 150 },
    );
  });

  test('from xls', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect(read(await firstOf(readXlsSheets(makeXls(rows))))).toEqual(shown(rows));
      }),
      { numRuns: 150 },
    );
  });
});

/** A sheet of people: most rows have a profile, some something else, some nothing; the column stands anywhere. */
const people = fc.record({
  before: fc.integer({ min: 0, max: 3 }),
  after: fc.integer({ min: 0, max: 3 }),
  slugs: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 }).map((n) => `person-${n}`) },
      { weight: 1, arbitrary: fc.constantFrom('', 'https://www.linkedin.com/company/acme') },
    ),
    { minLength: 1, maxLength: 20 },
  ),
});
const profileUrl = (slug: string) => (slug.startsWith('person') ? `https://www.linkedin.com/in/${slug}` : slug);

test('profiles and refusals carry the row that the spreadsheet shows, in every kind of file', async () => {
  await fc.assert(
    fc.asyncProperty(
      people,
      csvStyle,
      fc.constantFrom('csv', 'xlsx', 'xls'),
      async ({ before, after, slugs }, style, kind) => {
        fc.pre(slugs.some((slug) => slug.startsWith('person')));
        const beside = (count: number, text: string) => Array.from({ length: count }, (_, at) => `${text} ${at}`);
        const rows = [
          [...beside(before, 'Note'), 'LinkedIn', ...beside(after, 'Remark')],
          ...slugs.map((slug) => [...beside(before, 'note'), profileUrl(slug), ...beside(after, 'remark')]),
        ];
        const file = kind === 'csv' ? writeCsv(rows, style) : kind === 'xls' ? makeXls(rows) : await makeXlsx(rows);
        const arranged = await readFile(file);
        const numbered = slugs.map((slug, at) => ({ slug, row: at + 2 }));
        const valid = numbered.filter(({ slug }) => slug.startsWith('person'));
        const distinct = valid.filter(({ slug }, at) => valid.findIndex((other) => other.slug === slug) === at);
        expect(arranged.urls).toEqual(distinct.map(({ slug }) => profileUrl(slug)));
        expect(arranged.sources.map(({ row }) => row)).toEqual(distinct.map(({ row }) => row));
        expect(arranged.duplicates).toBe(valid.length - distinct.length);
        const refused = numbered.filter(({ slug }) => slug.includes('company'));
        const named = arranged.rejected.filter(({ value }) => value !== '').map(({ row }) => row);
        expect(named).toEqual(refused.map(({ row }) => row));
      },
    ),
    { numRuns: 150 },
  );
});

/** A file that was good, with bytes of it changed, cut off, doubled or put in. */
const damage = fc.record({
  kind: fc.constantFrom('csv', 'xlsx', 'xls', 'none'),
  flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 20 }),
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  put: fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 200 }))),
});
const PEOPLE: Table = [
  ['Name', 'LinkedIn', 'City'],
  ...Array.from({ length: 30 }, (_, at) => [`Ann ${at}`, `https://www.linkedin.com/in/ann-${at}`, 'Köln "am Rhein"']),
];

async function spoil({
  kind,
  flips,
  cut,
  put,
}: typeof damage extends fc.Arbitrary<infer D> ? D : never): Promise<Buffer> {
  const style = { separator: ',', lineEnd: '\n', quotesAll: false };
  const made = {
    csv: () => writeCsv(PEOPLE, style),
    xls: () => makeXls(PEOPLE),
    xlsx: () => makeXlsx(PEOPLE),
    none: () => Buffer.alloc(0),
  };
  let bytes = Buffer.from(await made[kind]());
  for (const [place, byte] of flips) if (bytes.length > 0) bytes[Math.floor(place * (bytes.length - 1))] = byte;
  if (put) {
    const at = Math.floor(put[0] * bytes.length);
    bytes = Buffer.concat([bytes.subarray(0, at), put[1], bytes.subarray(at)]);
  }
  return cut === null ? bytes : bytes.subarray(0, Math.floor(cut * bytes.length));
}

describe('any bytes', () => {
  test('are refused, or read within bounds', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        const bytes = await spoil(how);
        const arranged = await readFile(bytes).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error);
          return undefined;
        });
        if (!arranged) return;
        expect(arranged.rows).toBeLessThanOrEqual(LIMITS.uploadRows);
        expect(arranged.urls.length + arranged.rejected.length).toBeLessThanOrEqual(
          arranged.rows + arranged.duplicates,
        );
        for (const url of arranged.urls) expect(url).toMatch(/^https:\/\/www\.linkedin\.com\/in\/\S+$/);
      }),
      { numRuns: 600 },
    );
  });

  test('are refused in words for their user', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        const error = await readUpload(await spoil(how)).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error === undefined) return;
        expect(error).toBeInstanceOf(DomainError);
        expect((error as DomainError).code).toMatch(/^upload_/);
      }),
      { numRuns: 100 },
    );
  });
});
