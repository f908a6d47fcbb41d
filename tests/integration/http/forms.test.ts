import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { readFailure, sendRaw } from '../../support/http/raw-http.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.signIn();
});
afterAll(() => app.close());

const SHEET = 'https://www.linkedin.com/in/anna';
const file = (...headers: string[]) => ['--xx', ...headers, '', SHEET].join('\r\n');
const NAMED = 'Content-Disposition: form-data; name="file"; filename="a.csv"';
const COLUMNS = 'Content-Disposition: form-data; name="columns"';
const FIELD = 'Content-Disposition: form-data; name="other"';
const END = '\r\n--xx--\r\n';

const of = (...parts: string[]) => parts.join('\r\n') + END;

describe('a form that is broken is refused as such', () => {
  it.each([
    ['without a boundary', 'malformed_request', of(file(NAMED)), 'multipart/form-data'],
    ['with an empty boundary', 'malformed_request', of(file(NAMED)), 'multipart/form-data; boundary='],
    ['with another boundary', 'malformed_request', of(file(NAMED)), 'multipart/form-data; boundary=yy'],
    [
      'with a long boundary',
      'malformed_request',
      of(file(NAMED)),
      `multipart/form-data; boundary=${'x'.repeat(9_000)}`,
    ],
    ['that ends within its file', 'malformed_request', file(NAMED)],
    ['that ends within the headers of a part', 'malformed_request', `--xx\r\n${NAMED}`],
    ['that ends after its first line', 'malformed_request', '--xx\r\n'],
    ['that ends within a field', 'malformed_request', file(COLUMNS)],
    ['that is empty', 'upload_missing', ''],
    ['of nothing but its end', 'upload_missing', of('')],
    ['with a part without headers', 'upload_missing', of(file())],
    ['with a part without a name', 'upload_missing', of(file('Content-Disposition: form-data'))],
    ['with a file without a name', 'upload_missing', of(file('Content-Disposition: form-data; filename="a.csv"'))],
    ['with a header that is none', 'upload_missing', of(file('what is this', NAMED))],
    ['with a header that is too long', 'upload_missing', of(file(`X: ${'x'.repeat(100_000)}`, NAMED))],
    [
      'with NUL in a name',
      'upload_missing',
      of(file('Content-Disposition: form-data; name="fi\0le"; filename="a.csv"')),
    ],
    ['with a prototype as a name', 'malformed_request', of(file('Content-Disposition: form-data; name="__proto__"'))],
    ['with an encoding nobody knows', 'validation_failed', of(file(COLUMNS, 'Content-Type: text/plain; charset=zz'))],
    ['with JSON that is none', 'malformed_request', of(file(COLUMNS, 'Content-Type: application/json'))],
    ['with too many fields', 'payload_too_large', of(...Array.from({ length: 20 }, () => file(FIELD)))],
    [
      'that is noise',
      'malformed_request',
      String.fromCharCode(...Array.from({ length: 999 }, (_, n) => (n * 7_919) % 256)),
    ],
  ])('%s: %s', async (_, code, body, type = 'multipart/form-data; boundary=xx') => {
    const head = [
      'POST /api/excel/upload?dry_run=true HTTP/1.1',
      'Host: x',
      'Connection: close',
      `Authorization: Bearer ${user.token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
    ];
    const answer = await sendRaw(app.url, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(readFailure(answer).code).toBe(code);
    expect(answer.status).toBeLessThan(500);
  });
});
