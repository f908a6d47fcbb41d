import fc from 'fast-check';
import { addressOf } from '../../shared/contract/operations.ts';
import type { FuzzRequest } from './fuzz-types.ts';
import { hostileString } from './hostile-values.ts';

const content = fc.oneof(
  fc.constantFrom(
    'https://www.linkedin.com/in/someone\n',
    'LinkedIn;Name\nhttps://www.linkedin.com/in/someone;A\n',
    '{"linkedin": "https://www.linkedin.com/in/someone"}',
    '',
    'PK\x03\x04',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '\ufeff"unclosed',
    `${'"'.repeat(5_000)}`,
    `${','.repeat(20_000)}\n`,
  ),
  hostileString,
);
const fileName = fc.oneof(
  fc.constantFrom('people.csv', 'people.xlsx', 'people.xls', 'a.json', '', 'x'.repeat(3_000)),
  hostileString,
);

/** Forms for the upload: whole ones with hostile parts, and ones that are cut, torn or made wrongly. */
export const multipartRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    parts: fc.array(
      fc.record({
        name: fc.oneof(fc.constantFrom('file', 'columns', 'mapping', '', '__proto__'), hostileString),
        fileName: fc.option(fileName),
        content,
        headers: fc.constantFrom(
          '',
          'Content-Type: text/csv\r\n',
          'Content-Transfer-Encoding: base64\r\n',
          'broken\r\n',
        ),
        bare: fc.boolean(),
      }),
      { maxLength: 13 },
    ),
    damage: fc.constantFrom('none', 'none', 'none', 'cut', 'no end', 'other boundary', 'no boundary', 'bytes'),
    cutAt: fc.nat({ max: 400 }),
    dryRun: fc.constantFrom('true', 'false', 'x'),
    signedIn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
  })
  .map(({ parts, damage, cutAt, dryRun, signedIn }) => {
    const boundary = '----fuzz';
    const written = parts.map((part) => {
      const name = part.bare ? '' : `; name="${oneLine(part.name)}"`;
      const file = part.fileName === null ? '' : `; filename="${oneLine(part.fileName)}"`;
      return `--${boundary}\r\nContent-Disposition: form-data${name}${file}\r\n${part.headers}\r\n${part.content}\r\n`;
    });
    let body = Buffer.from(`${written.join('')}${damage === 'no end' ? '' : `--${boundary}--\r\n`}`);
    if (damage === 'cut') body = body.subarray(0, Math.min(cutAt, body.length));
    if (damage === 'bytes') body = Buffer.from(body.map((byte, index) => (index % 7 === 0 ? byte ^ 0xff : byte)));
    const said =
      damage === 'other boundary' ? '; boundary=another' : damage === 'no boundary' ? '' : `; boundary=${boundary}`;
    const { method, address } = addressOf('uploadSheet', { query: { dry_run: dryRun } });
    return {
      kind: 'multipart' as const,
      operation: `uploadSheet (${damage})`,
      method,
      path: address,
      headers: { 'content-type': `multipart/form-data${said}` },
      body,
      signedIn,
    };
  });

function oneLine(text: string): string {
  return text.replace(/[\r\n"]/g, '_');
}
