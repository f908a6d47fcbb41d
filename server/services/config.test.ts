import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listSecrets } from '../platform/redact/list-secrets.ts';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'leadlight-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

type Env = Record<string, string>;
const read = (env: Env) => readConfig({ DATA_DIR, ...env });
const external = { DATABASE_URL: 'postgres://me:hush@db/leads', SESSION_SECRET: 'hush'.repeat(8) };
const unipile = { UNIPILE_DSN: 'api1.unipile.com:13111', UNIPILE_API_KEY: 'hush', UNIPILE_ACCOUNT_ID: 'account' };
const razorpay = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'hush', RAZORPAY_WEBHOOK_SECRET: 'hush' };

function refusal(env: Env): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the configuration was accepted');
}

test('nothing set: everything on this machine, with the sample network', () => {
  expect(read({})).toMatchObject({
    role: 'all',
    logLevel: 'info',
    dataDir: DATA_DIR,
    http: { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' },
    database: { url: undefined },
    adminEmails: [],
    signupCredits: 100,
    providers: { 'local-identity': { userinfoUrl: '/local-identity/userinfo' } },
    sampleNetwork: true,
    freshDays: 30,
    safeFetchAllow: [],
  });
  expect(Object.keys(read({}).providers)).toEqual(['local-identity', 'test-checkout', 'pictures']);
});

test('the session secret is made once, for its owner alone', () => {
  const { secret } = read({}).session;
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(read({}).session.secret).toBe(secret);
  const file = path.join(DATA_DIR, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

const accepted: [string, Env, object][] = [
  ['a port moves the public address along', { PORT: '8080' }, { http: { publicUrl: 'http://localhost:8080' } }],
  [
    'a public address loses its slash',
    { PUBLIC_URL: 'http://localhost:9/' },
    { http: { publicUrl: 'http://localhost:9' } },
  ],
  ['an empty value counts as unset', { PORT: '', UNIPILE_DSN: ' ' }, { http: { port: 3000 } }],
  ['a server of one’s own with its secret', external, { database: { url: external.DATABASE_URL } }],
  ['one of several workers', { ...external, LEADLIGHT_ROLE: 'worker' }, { role: 'worker' }],
  [
    'Unipile without a scheme',
    unipile,
    { providers: { unipile: { baseUrl: 'https://api1.unipile.com:13111' } }, sampleNetwork: false },
  ],
  ['a profile source and the sample network', { ...unipile, SAMPLE_NETWORK: 'on' }, { sampleNetwork: true }],
  ['no source at all', { SAMPLE_NETWORK: 'off' }, { sampleNetwork: false }],
  ['Hunter is no profile source', { HUNTER_API_KEY: 'hush' }, { sampleNetwork: true }],
  [
    'People Data Labs elsewhere',
    { PDL_API_KEY: 'k', PDL_BASE_URL: 'http://127.0.0.1:9/' },
    { providers: { 'people-data-labs': { baseUrl: 'http://127.0.0.1:9' } } },
  ],
  [
    'a model server without a key',
    { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'm' },
    { providers: { 'language-model': { apiKey: '', model: 'm' } } },
  ],
  ['Razorpay', razorpay, { providers: { razorpay: { keyId: 'id', baseUrl: 'https://api.razorpay.com' } } }],
  [
    'Google lets the app be reached',
    { ...razorpay, GOOGLE_CLIENT_ID: 'c', HOST: '0.0.0.0', PUBLIC_URL: 'https://leads.example.com' },
    { providers: { google: { clientId: 'c' } }, creditsAreFree: false },
  ],
  [
    'anyone may sign in, said in so many words',
    { ...razorpay, ALLOW_LOCAL_IDENTITY: 'yes-anyone-can-sign-in', HOST: '0.0.0.0' },
    { http: { host: '0.0.0.0' } },
  ],
  [
    'credits for nothing for all who sign in, said in so many words',
    { GOOGLE_CLIENT_ID: 'c', ALLOW_TEST_CHECKOUT: 'yes-credits-are-free' },
    { providers: { google: {} }, creditsAreFree: true },
  ],
  [
    'the test checkout for one person with keys of their own',
    { ...unipile, LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { creditsAreFree: false },
  ],
  [
    'a worker, which nobody signs in to',
    { ...external, LEADLIGHT_ROLE: 'worker', GOOGLE_CLIENT_ID: 'c' },
    { role: 'worker', creditsAreFree: false },
  ],
  [
    'other loopback names',
    { HOST: '::1', PUBLIC_URL: 'http://app.localhost:3000' },
    { providers: { 'local-identity': {} } },
  ],
  [
    'proxies that are believed',
    { TRUSTED_PROXIES: '10.0.0.5, fd00::/8,loopback' },
    { http: { trustedProxies: ['10.0.0.5', 'fd00::/8', 'loopback'] } },
  ],
  ['limits switched off', { RATE_LIMITS: 'off' }, { requestLimits: false }],
  [
    'addresses for company websites',
    { SAFE_FETCH_ALLOW: '10.0.0.5:8080, [::1]:90' },
    { safeFetchAllow: ['10.0.0.5:8080', '[::1]:90'] },
  ],
];

test.each(accepted)('accepted: %s', (_what, env, config) => {
  expect(read(env)).toMatchObject(config);
});

const refused: [string, Env, RegExp][] = [
  ['a port that is none', { PORT: 'http' }, /PORT: found "http", expected a whole number from 0 to 65535/],
  ['a port out of range', { PORT: '70000' }, /PORT: found "70000"/],
  [
    'operators where anybody can sign in as anybody',
    { ...razorpay, ALLOW_LOCAL_IDENTITY: 'yes-anyone-can-sign-in', HOST: '0.0.0.0', ADMIN_EMAILS: 'ann@example.com' },
    /ADMIN_EMAILS: found "ann@example.com", expected nothing while anyone can sign in as anyone/,
  ],
  ['a host with a path', { HOST: 'http://x' }, /HOST: found/],
  ['a public address with a path', { PUBLIC_URL: 'http://localhost:3000/app' }, /PUBLIC_URL: .*without path/],
  [
    'another kind of database',
    { ...external, DATABASE_URL: 'mysql://me:hush@db/x' },
    /DATABASE_URL: found "mysql:\/\/\*\*\*@db\/x"/,
  ],
  [
    'a database of one’s own without a secret',
    { DATABASE_URL: external.DATABASE_URL },
    /SESSION_SECRET: found nothing, expected .*DATABASE_URL is set/,
  ],
  [
    'a short secret',
    { SESSION_SECRET: 'hush' },
    /SESSION_SECRET: found a secret of 4 characters, expected at least 16/,
  ],
  ['a role nobody has', { LEADLIGHT_ROLE: 'web' }, /LEADLIGHT_ROLE: found "web", expected all, api or worker/],
  ['one part of several without a shared database', { LEADLIGHT_ROLE: 'worker' }, /DATABASE_URL: found nothing/],
  [
    'half of Unipile',
    { UNIPILE_API_KEY: 'hush' },
    /UNIPILE_DSN: found nothing.*half set \(UNIPILE_API_KEY\)\n.*UNIPILE_ACCOUNT_ID: found nothing/,
  ],
  ['half of a model', { LLM_BASE_URL: 'http://x' }, /LLM_MODEL: found nothing/],
  ['a model key alone', { LLM_API_KEY: 'hush' }, /LLM_BASE_URL: found nothing[\s\S]*LLM_MODEL: found nothing/],
  [
    'half of Razorpay',
    { RAZORPAY_KEY_ID: 'id' },
    /RAZORPAY_KEY_SECRET: found nothing[\s\S]*RAZORPAY_WEBHOOK_SECRET: found nothing/,
  ],
  ['an address without its key', { PDL_BASE_URL: 'http://x' }, /PDL_API_KEY: found nothing/],
  [
    'an address that is none',
    { ...razorpay, RAZORPAY_BASE_URL: 'x' },
    /RAZORPAY_BASE_URL: found "x", expected an http:/,
  ],
  ['a switch that is neither', { SAMPLE_NETWORK: 'maybe' }, /SAMPLE_NETWORK: found "maybe", expected on or off/],
  ['a name where an address belongs', { SAFE_FETCH_ALLOW: 'intranet:80' }, /SAFE_FETCH_ALLOW/],
  ['a level that is none', { LOG_LEVEL: 'loud' }, /LOG_LEVEL: found "loud"/],
  [
    'the network without Google',
    { HOST: '0.0.0.0' },
    /HOST: found "0.0.0.0", expected a loopback address.*GOOGLE_CLIENT_ID/,
  ],
  [
    'a public name without Google',
    { PUBLIC_URL: 'https://leads.example.com' },
    /PUBLIC_URL: found "https:\/\/leads.example.com"/,
  ],
  ['a look-alike of localhost', { PUBLIC_URL: 'http://localhost.example.com' }, /PUBLIC_URL/],
  [
    'almost the right words',
    { ALLOW_LOCAL_IDENTITY: 'yes', HOST: '0.0.0.0' },
    /ALLOW_LOCAL_IDENTITY: found "yes"[\s\S]*HOST/,
  ],
  [
    'the test checkout for everybody with a Google account',
    { GOOGLE_CLIENT_ID: 'c' },
    /RAZORPAY_KEY_ID: found nothing, expected .*\(GOOGLE_CLIENT_ID=c\).*\(ALLOW_TEST_CHECKOUT=yes-credits-are-free accepts that\)/,
  ],
  [
    'the test checkout at an address others reach',
    { ALLOW_LOCAL_IDENTITY: 'yes-anyone-can-sign-in', PUBLIC_URL: 'https://leads.example.com' },
    /RAZORPAY_KEY_ID: found nothing, expected .*\(PUBLIC_URL=https:\/\/leads.example.com\)/,
  ],
  [
    'the test checkout on every network of this machine',
    { ALLOW_LOCAL_IDENTITY: 'yes-anyone-can-sign-in', HOST: '0.0.0.0' },
    /RAZORPAY_KEY_ID: found nothing, expected .*\(HOST=0.0.0.0\)/,
  ],
  [
    'almost the right words for free credits',
    { ALLOW_TEST_CHECKOUT: 'yes', GOOGLE_CLIENT_ID: 'c' },
    /ALLOW_TEST_CHECKOUT: found "yes", expected yes-credits-are-free or nothing[\s\S]*RAZORPAY_KEY_ID/,
  ],
];

describe('refused', () => {
  test.each(refused)('%s', (_what, env, message) => {
    const text = refusal(env);
    expect(text).toMatch(message);
    expect(text).not.toContain('hush');
  });
});

test('all problems stand in one message', () => {
  expect(refusal({ PORT: 'x', LOG_LEVEL: 'x', UNIPILE_DSN: 'x', HOST: '0.0.0.0' }).split('\n')).toHaveLength(7);
});

test('a data folder that cannot be made is named', () => {
  expect(refusal({ DATA_DIR: path.join(import.meta.filename, 'data') })).toMatch(
    /DATA_DIR: found ".*", expected a folder that can be written/,
  );
});

test('its secrets are found by the names of their fields, so that no log repeats them', () => {
  const config = read({
    SESSION_SECRET: 'the-secret-of-sessions',
    ENCRYPTION_KEY: 'the-newest-of-keys, the-older-one-of-keys',
    DATABASE_URL: 'postgres://me:the%2Fpassword@db/x',
    PDL_API_KEY: 'the-key-of-pdl',
    LLM_BASE_URL: 'http://model.example/v1',
    LLM_API_KEY: 'short',
    LLM_MODEL: 'm',
    RAZORPAY_KEY_ID: 'rzp_test_1234',
    RAZORPAY_KEY_SECRET: 'the-key-of-razorpay',
    RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-webhooks',
  });
  expect(listSecrets(config).toSorted()).toEqual([
    'the%2Fpassword',
    'the-key-of-pdl',
    'the-key-of-razorpay',
    'the-newest-of-keys',
    'the-older-one-of-keys',
    'the-secret-of-sessions',
    'the-secret-of-webhooks',
    'the/password',
  ]);
});

test('secrets of users are encrypted with ENCRYPTION_KEY, the first of several; without it with the session secret', () => {
  expect(read({ ...external }).encryption.secrets).toEqual([external.SESSION_SECRET]);
  const keys = 'a new key of 24 letters!,an old key of 24 letters';
  expect(read({ ...external, ENCRYPTION_KEY: keys }).encryption.secrets).toEqual(keys.split(','));
  for (const wrong of ['short', 'a new key of 24 letters!,short', ',']) {
    expect(refusal({ ...external, ENCRYPTION_KEY: wrong })).toMatch(
      /ENCRYPTION_KEY: found a secret of \d+ characters, expected at least 16/,
    );
  }
});
