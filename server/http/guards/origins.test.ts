import { describe, expect, it } from 'vitest';
import { isOwnOrigin, needsOwnOrigin } from './origins.ts';

const LOCAL = { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' };
const PUBLIC = { host: '0.0.0.0', port: 3000, publicUrl: 'https://leads.example.com' };

describe('isOwnOrigin', () => {
  it.each([
    ['a script, which sends no origin', LOCAL, undefined, 'localhost:3000', true],
    ['the page at PUBLIC_URL', LOCAL, 'http://localhost:3000', 'localhost:3000', true],
    ['the page at 127.0.0.1', LOCAL, 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['the page at [::1]', LOCAL, 'http://[::1]:3000', '[::1]:3000', true],
    ['the page at localhost that calls 127.0.0.1', LOCAL, 'http://localhost:3000', '127.0.0.1:3000', true],
    ['another port of the same machine', LOCAL, 'http://localhost:8080', 'localhost:3000', false],
    ['another site', LOCAL, 'https://evil.example', 'localhost:3000', false],
    ['a page without origin of its own', LOCAL, 'null', 'localhost:3000', false],
    ['a foreign name that points at this machine', LOCAL, 'http://evil.example:3000', 'evil.example:3000', false],
    ['the page behind a proxy', PUBLIC, 'https://leads.example.com', 'internal:3000', true],
    ['the page opened by the name of the machine', PUBLIC, 'http://box.lan:3000', 'box.lan:3000', true],
    ['a site whose name starts like ours', PUBLIC, 'https://leads.example.com.evil.example', 'internal:3000', false],
    ['our name without encryption', PUBLIC, 'http://leads.example.com', 'internal:3000', false],
  ])('%s', (_, http, origin, host, own) => {
    expect(isOwnOrigin(http, { origin, host })).toBe(own);
  });
});

describe('needsOwnOrigin', () => {
  it.each([
    ['a plain read', 'GET', {}, false],
    ['a read for a signed-in user', 'GET', { authorization: 'Bearer x' }, true],
    ['a read with a cookie', 'GET', { cookie: 'a=b' }, true],
    ['a change', 'POST', {}, true],
    ['a preflight', 'OPTIONS', {}, true],
  ])('%s', (_, method, headers, needed) => {
    expect(needsOwnOrigin(method, headers)).toBe(needed);
  });
});
