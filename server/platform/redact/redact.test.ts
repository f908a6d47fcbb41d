import { describe, expect, test, vi } from 'vitest';
import { createLog, openOutput } from '../log.ts';
import { listSecrets } from './list-secrets.ts';
import { redactText, TEXT_LIMIT } from './redact-text.ts';

function written(details: object, message = 'm', secrets: string[] = []): string {
  let output = '';
  const write = (line: string) => {
    output += line;
  };
  const log = createLog({ level: 'info', secrets }, { write });
  log.info(details, message);
  expect(() => JSON.parse(output)).not.toThrow();
  return output;
}

const hidden: [string, object, string][] = [
  ['a bearer token in headers', { headers: { authorization: 'Bearer hush.hush' } }, 'hush'],
  ['a token deep inside', { a: { b: { c: { access_token: 'hush' } } } }, 'hush'],
  ['an api key by any spelling', { apiKey: 'hush', api_key: 'hush', 'x-api-key': 'hush' }, 'hush'],
  ['a secret with quotes and backslashes in it', { secret: 'hu"sh\\' }, 'sh'],
  ['a cookie', { cookie: 'sid=hush', 'set-cookie': ['a=hush', 'b="hush"]'] }, 'hush'],
  ['JSON inside a text', { body: JSON.stringify({ token: 'hush', n: 1 }) }, 'hush'],
  ['a token in a query', { url: '/socket.io?token=hush&x=1' }, 'hush'],
  ['an e-mail in a URL', { url: '/users?q=1&email=hush%40example.com' }, 'hush'],
  ['an e-mail in a path', { url: '/users/hush@example.com' }, 'hush'],
  ['an encoded e-mail in a path', { url: '/users/hush%40example.com/x' }, 'hush'],
  ['credentials in a connection address', { url: 'postgresql://me:hush@db:5432/x' }, 'hush'],
  ['an error with an address in it', { err: new Error('cannot reach postgres://me:hush@db/x') }, 'hush'],
  ['credentials with an @ in them', { url: 'postgres://me:hu@sh@db/x' }, 'sh@db'],
  ['a header in a text', { text: 'sent cookie: a=1; b=hush' }, 'hush'],
  ['a list of secrets in a text', { text: '{"cookie":["a","hush"],"n":1}' }, 'hush'],
  ['a quoted secret with a quote in it', { text: String.raw`{"secret":"a\"hush","n":1}` }, 'hush'],
  ['JSON in JSON in a text', { text: JSON.stringify({ body: JSON.stringify({ api_key: 'hush' }) }) }, 'hush'],
  ['the cause of an error', { err: new Error('x', { cause: new Error('key for hush@example.com') }) }, 'hush'],
  ['the errors in an error', { err: new AggregateError([new Error('password: hush')], 'x') }, 'hush'],
  ['what hangs on an error', { err: Object.assign(new Error('x'), { requestBody: { name: 'hush' } }) }, 'hush'],
  ['an address of a profile', { text: 'not read: https://www.linkedin.com/in/hush-hush?x=1' }, 'hush'],
  ['an encoded address of a profile', { url: '/x?u=https%3A%2F%2Flinkedin.com%2Fin%2Fhush' }, 'hush'],
  ['the id of a member', { text: 'no answer for ACoAAhush' }, 'hush'],
  ['an e-mail in letters of any language', { text: 'sent to hüsh@exämple.com' }, 'sh@'],
  ['a child of the log', { child: { email: 'hush@example.com' } }, 'hush'],
  ['a JWT anywhere', { note: 'saw eyJhbGciOiJI.eyJ1c2VyX2lk.c2lnbmF0dXJl here' }, 'eyJ1c2Vy'],
];

test.each(hidden)('%s is not written', (_what, details, secret) => {
  expect(written(details)).not.toContain(secret);
});

test('the message is looked at too', () => {
  expect(written({}, 'sent to hush@example.com')).not.toContain('hush');
});

test('what is around a secret stays', () => {
  const line = JSON.parse(
    written({ before: 'x', token: 'hush', after: { profile: 'ada-lovelace', total_tokens: 12 } }),
  );
  expect(line).toMatchObject({
    level: 'info',
    before: 'x',
    token: '[redacted]',
    after: { profile: 'ada-lovelace', total_tokens: 12 },
    msg: 'm',
  });
});

test('ordinary addresses, times and texts stay as they are', () => {
  const fields = {
    url: 'https://www.linkedin.com/company/acme?page=2&page_size=10',
    at: new Date(0),
    texts: ['the token has expired', 'keys: 3', 'a@b', 'C:\\Users', '100 %'],
    deep: { none: null, n: 1.5, yes: true, big: 10n },
  };
  expect(JSON.parse(written(fields))).toMatchObject({
    ...fields,
    at: '1970-01-01T00:00:00.000Z',
    deep: { ...fields.deep, big: '10' },
  });
});

test('an error keeps its type, text, place, code and causes', () => {
  const cause = Object.assign(new TypeError('inner'), { code: 'ECONNREFUSED', port: 5432 });
  const { err } = JSON.parse(written({ err: new RangeError('outer', { cause }) }));
  expect(err).toMatchObject({
    type: 'RangeError',
    message: 'outer',
    stack: expect.stringContaining('redact.test.ts'),
    cause: { type: 'TypeError', message: 'inner', code: 'ECONNREFUSED', port: 5432 },
  });
});

describe('secrets of the configuration', () => {
  const config = {
    session: { secret: 'the-secret-of-sessions' },
    database: { url: 'postgres://me:the%2Fpassword@db/x' },
    providers: {
      pdl: { apiKey: 'the-key-of-pdl' },
      model: { baseUrl: 'http://model.example/v1', apiKey: 'short' },
      razorpay: {
        keyId: 'rzp_test_1234',
        keySecret: 'the-key-of-razorpay',
        webhookSecret: 'the-secret-of-webhooks',
      },
    },
  };

  test('are found by the names of their fields', () => {
    expect(listSecrets(config).toSorted()).toEqual([
      'the%2Fpassword',
      'the-key-of-pdl',
      'the-key-of-razorpay',
      'the-secret-of-sessions',
      'the-secret-of-webhooks',
      'the/password',
    ]);
  });

  test('are not written though a service repeats them', () => {
    const refusal = new Error('Incorrect key provided: the-key-of-pdl. Find yours at https://pdl.example.');
    const line = written({ err: refusal, reason: refusal.message }, refusal.message, listSecrets(config));
    expect(line).not.toContain('the-key-of-pdl');
    expect(line).toContain('Incorrect key provided: [redacted]. Find yours');
  });

  test('are not written by halves where a text is cut', () => {
    for (let before = TEXT_LIMIT - 30; before < TEXT_LIMIT + 520; before += 1) {
      const text = `${'x '.repeat(before / 2)}the-secret-of-sessions and more`;
      expect(redactText(text, ['the-secret-of-sessions'])).not.toContain('the-secret-of');
    }
  });
});

describe('a line is short, and made with little work, whatever is logged', () => {
  /** What the patterns begin with and go on with: texts that make an expression of another kind slow. */
  const pieces = [
    'x',
    '.',
    'a.',
    '-',
    '@',
    'a@',
    '%40',
    '"',
    '\\',
    '\\"',
    "'",
    ':',
    '://',
    '://a:',
    'token',
    '"token"',
    'token=',
    'token ',
    '"token":[',
    '"token":"\\',
    'eyJ',
    'eyJ.',
    'Bearer ',
    '?key=',
    'cookie:',
    'linkedin.com/in/',
    'ACoAA',
    ' ',
    '\n',
  ];

  /** Characters that all expressions together were given to look at. */
  function workOn(log: () => void): number {
    const replace = vi.spyOn(String.prototype, 'replace');
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    try {
      log();
      const texts = [...replace.mock.contexts, ...replaceAll.mock.contexts] as string[];
      return texts.reduce((sum, text) => sum + text.length, 0);
    } finally {
      replace.mockRestore();
      replaceAll.mockRestore();
    }
  }

  test.each(pieces)('a text of "%s"', (piece) => {
    const log = createLog({ level: 'info' }, { write: () => {} });
    const ofLength = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return workOn(() => log.info({ text, deep: { err: new Error(text) } }, text));
    };
    expect(ofLength(10_000_000)).toBe(ofLength(10_000));
    expect(ofLength(1_000)).toBeGreaterThan(1_000);
    expect(written({ path: piece.repeat(1_000_000), err: new Error(piece.repeat(1_000_000)) }).length).toBeLessThan(
      20_000,
    );
  });

  test.each([
    ['a long list', Array.from({ length: 100_000 }, () => 'word')],
    ['a wide object', Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`field${n}`, 'word']))],
    ['a tree', Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => ['x'.repeat(5_000)]))],
    ['bytes', Buffer.alloc(1_000_000)],
  ])('%s', (_, value) => {
    expect(written({ value }).length).toBeLessThan(25_000);
  });

  test('something that goes round in a circle, or cannot be read', () => {
    const circle: Record<string, unknown> = {};
    circle.again = circle;
    expect(written({ circle })).toContain('left out');
    const broken = Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(written({ broken })).toContain('"msg":"m"');
  });
});

test.runIf(process.platform === 'linux')('a full disk stops no one from logging', () => {
  const log = createLog({ level: 'info' }, openOutput('/dev/full'));
  for (let i = 0; i < 20_000; i += 1) log.info({ i }, 'x'.repeat(100));
});
