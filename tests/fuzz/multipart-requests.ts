import fc from 'fast-check';
import { apiRequest } from './api-requests.ts';
import type { FuzzRequest, Pool } from './fuzz-types.ts';
import { hostileString } from './hostile-values.ts';
import type { Operation } from './read-operations.ts';

const content = fc.oneof(
  fc.constantFrom('LinkedIn,Name\nhttps://www.linkedin.com/in/ann,Ann\nhttps://www.linkedin.com/in/ben,Ben\n'),
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

/** Forms for an operation: whole ones with hostile parts, and ones that are cut, torn or made wrongly. */
export function multipartRequest(operation: Operation, pool: Pool): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(apiRequest(operation, pool), form).map(([request, { body, contentType }]) => ({
    ...request,
    kind: 'multipart' as const,
    headers: { ...request.headers, 'content-type': contentType },
    body,
  }));
}

const form: fc.Arbitrary<{ body: Buffer; contentType: string }> = fc
  .record({
    parts: fc.array(
      fc.record({
        name: fc.oneof(fc.constantFrom('file', 'file', 'columns', 'mapping', 'scope', '', '__proto__'), hostileString),
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
  })
  .map(({ parts, damage, cutAt }) => {
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
    return { body, contentType: `multipart/form-data${said}` };
  });

function oneLine(text: string): string {
  return text.replace(/[\r\n"]/g, '_');
}
