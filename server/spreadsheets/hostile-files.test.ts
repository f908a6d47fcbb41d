import { expect, it } from 'vitest';
import { changeParts, makeXls, makeXlsx, withSheetXml } from '../../tests/support/material/made-spreadsheets.ts';
import { readUpload } from './read-upload.ts';

const MB = 1024 * 1024;
const URL = 'https://www.linkedin.com/in/ann';
const sheet = () => makeXlsx([['Url'], [URL]]);
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const inCell = (text: string) =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData>`;
const withDoctype = (xlsx: Buffer, doctype: string, cell: string) =>
  changeParts(withSheetXml(xlsx, inCell(cell)), (parts) => {
    const xml = Buffer.from(parts['xl/worksheets/sheet1.xml']!).toString();
    parts['xl/worksheets/sheet1.xml'] = Buffer.from(xml.replace('?>', `?>${doctype}`));
  });
/** The same bytes for the same seed. */
function spoil(bytes: Buffer, seed: number): Buffer {
  const spoilt = Buffer.from(bytes);
  for (let at = seed * 97; at < spoilt.length; at += 1_013) spoilt[at] = (at * 31 + seed) & 0xff;
  return spoilt;
}

const files: [string, () => Buffer | Promise<Buffer>][] = [
  ['a billion laughs', async () => withDoctype(await sheet(), `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`, '&l9;')],
  [
    'a file of the server as an entity',
    async () => withDoctype(await sheet(), '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>', '&f;'),
  ],
  ['elements in elements', async () => withSheetXml(await sheet(), '<a>'.repeat(MB))],
  ['one text without an end', () => Buffer.from(`a,"${'x'.repeat(9 * MB)}`)],
  ['nothing but quotes', () => Buffer.from('"'.repeat(9 * MB))],
  ['nothing but separators', () => Buffer.from(','.repeat(9 * MB))],
  ['every separator in turns', () => Buffer.from(',;\t|'.repeat(2 * MB))],
  ['bytes that are no text of any language', () => Buffer.alloc(9 * MB, Buffer.from('80c1f5ff0d', 'hex'))],
  ...Array.from({ length: 8 }, (_, seed): [string, () => Buffer] => [
    `a spoilt xls (${seed})`,
    () => spoil(makeXls([['Url'], [URL]]), seed + 1),
  ]),
];

it.each(files)('%s is read or refused in time, in a thread', { timeout: 90_000 }, async (_, make) => {
  const outcome = await readUpload(await make()).catch((error: unknown) => error);
  if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'DomainError' });
  expect(JSON.stringify(outcome)).not.toMatch(/root:|hahaha/);
});
