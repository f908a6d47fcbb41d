import { expect, it } from 'vitest';
import { requireMetricsReader } from './guard-metrics.ts';

const TOKEN = 'a-token-of-the-operator';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it.each([
  ['this machine', '127.0.0.1', {}, undefined],
  ['this machine over IPv6', '::1', {}, TOKEN],
  ['this machine, mapped', '::ffff:127.0.0.1', {}, undefined],
  ['elsewhere with the token', '203.0.113.9', bearer(TOKEN), TOKEN],
])('%s may read them', (_, ip, headers, token) => {
  requireMetricsReader({ ip, headers: { host: 'localhost:3000', ...headers } }, token);
});

it.each([
  ['elsewhere', '203.0.113.9', {}, TOKEN],
  ['elsewhere where there is no token', '203.0.113.9', bearer('undefined'), undefined],
  ['elsewhere with another token', '203.0.113.9', bearer('another-token'), TOKEN],
  ['a proxy that does not say for whom', '127.0.0.1', { via: '1.1 proxy' }, undefined],
  ['no address', '', {}, undefined],
  ['a name of elsewhere that points here', '127.0.0.1', { host: 'evil.example:3000' }, undefined],
  ['no host', '127.0.0.1', { host: undefined }, undefined],
])('%s may not', (_, ip, headers, token) => {
  const asked = { host: 'localhost:3000', ...headers };
  expect(() => requireMetricsReader({ ip, headers: asked }, token)).toThrow('authentication_required');
});
