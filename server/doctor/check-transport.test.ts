import { expect, test } from 'vitest';
import { checkTransport } from './check-transport.ts';

test.each([
  ['nothing is set', {}, []],
  [
    'everything is encrypted',
    {
      DATABASE_URL: 'postgres://a@db/x?sslmode=verify-full',
      SMTP_URL: 'smtps://mail',
      HUNTER_BASE_URL: 'https://hunter',
    },
    [],
  ],
  [
    'what is plain stays on this machine',
    { DATABASE_URL: 'postgres://a@127.0.0.1/x', LLM_BASE_URL: 'http://localhost:11434/v1' },
    [],
  ],
  ['the address of users is the proxy’s', { PUBLIC_URL: 'http://leads.example' }, []],
  [
    'a database without TLS',
    { DATABASE_URL: 'postgresql://a:hush@db.internal/x' },
    ['DATABASE_URL leads to db.internal'],
  ],
  ['one that may go without', { DATABASE_URL: 'postgres://a@db/x?sslmode=prefer' }, ['DATABASE_URL leads to db']],
  [
    'a model, mails and traces',
    {
      LLM_BASE_URL: 'http://gpu/v1',
      SMTP_URL: 'smtp://a:hush@mail:587',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318',
    },
    ['SMTP_URL leads to mail', 'OTEL_EXPORTER_OTLP_ENDPOINT leads to otel', 'LLM_BASE_URL leads to gpu'],
  ],
])('%s', (_what, env, found) => {
  const findings = checkTransport(env);
  expect(findings.map(({ text }) => text.split(' without ')[0])).toEqual(found);
  expect(JSON.stringify(findings)).not.toContain('hush');
});
