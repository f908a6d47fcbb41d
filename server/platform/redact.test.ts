import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(details: object, message = 'm'): string {
  let output = '';
  const write = (line: string) => {
    output += line;
  };
  const log = createLog({ level: 'info' }, { write });
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

test('ordinary addresses and times stay as they are', () => {
  const url = 'https://www.linkedin.com/in/ada-lovelace?page=2&page_size=10';
  expect(JSON.parse(written({ url })).url).toBe(url);
});
