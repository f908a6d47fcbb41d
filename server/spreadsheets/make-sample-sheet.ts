import { writeXlsx } from 'hucre/xlsx';
import { elementAt } from '../../shared/element-at.ts';

const EXAMPLES = [
  { name: 'First example', note: 'Other columns are kept and come back with the results' },
  { name: 'Second example', note: 'The column with the profiles may stand anywhere' },
  { name: 'Third example', note: 'Replace these rows with your own' },
];

/**
 * @param urls profile URLs for the example rows; the first three are used
 * @returns sample.xlsx: a header and the examples
 */
export async function makeSampleSheet(urls: readonly string[]): Promise<Buffer> {
  const data = EXAMPLES.slice(0, urls.length).map((example, index) => ({ url: elementAt(urls, index), ...example }));
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Profiles',
        columns: [
          { header: 'LinkedIn Profile URL', key: 'url', width: 55 },
          { header: 'Name', key: 'name', width: 20 },
          { header: 'Note', key: 'note', width: 55 },
        ],
        data,
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
}
