import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkProvider, listProviderChecks } from '../../../server/doctor/provider-checks.ts';
import { readConfiguration } from '../../../server/doctor/read-configuration.ts';
import { sortByOrder } from '../../../server/enrichment/sourcing/field-requirements.ts';
import { WATERFALL } from '../../../server/enrichment/sourcing/waterfall.ts';
import { createLog } from '../../../server/platform/log.ts';
import { PROVIDERS } from '../../../server/providers/all-providers.ts';
import type { defineProvider } from '../../../server/providers/definition.ts';
import { type Config, readConfig } from '../../../server/services/config.ts';
import { describeProviders, describeVariables } from '../../../server/services/describe-providers.ts';
import { openServices, type Services } from '../../../server/services/open-services.ts';
import { acmeData } from '../../support/acme-data/definition.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type StandIn, startStandIn } from '../../support/servers/stand-in-server.ts';

/** A provider is one folder (tests/support/acme-data) and one line in the list of providers. */
const WITH_ACME = [...PROVIDERS, acmeData];

let server: StandIn;
let database: TestDatabase;
let env: Record<string, string>;
let config: Config;
let services: Services;
beforeAll(async () => {
  server = await startStandIn(({ path, headers }) => {
    if (headers.authorization !== 'Bearer the key of acme') return { status: 401, body: {} };
    if (path === '/account') return { body: { left: 12 } };
    return path === '/people/jane' ? { body: { mail: 'jane@acme.example', score: 0.9 } } : { status: 404, body: {} };
  });
  database = await createTestDatabase();
  env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of sixteen letters',
    ACME_API_KEY: 'the key of acme',
    ACME_BASE_URL: server.url,
  };
  config = readConfig(env, WITH_ACME);
  const log = createLog({ level: 'silent' });
  services = openServices({ config, databaseUrl: database.url, log, process: 'worker', providers: WITH_ACME });
});
afterAll(async () => {
  await services[Symbol.asyncDispose]();
  await database.drop();
  await server.close();
});

test('its variables are read, and one that is missing is named', () => {
  expect(config.providers).toMatchObject({ 'acme-data': { apiKey: 'the key of acme', baseUrl: server.url } });
  expect(() => readConfig({ ...env, ACME_API_KEY: '' }, WITH_ACME)).toThrow(
    /ACME_API_KEY: found nothing, expected a value, because Acme Data is half set \(ACME_BASE_URL\)/,
  );
  expect(() => readConfig({ ...env, ACME_BASE_URL: 'x' }, WITH_ACME)).toThrow(/ACME_BASE_URL: found "x"/);
});

test('it is among the sources, where the waterfall names it, and answers', async () => {
  const sources = await services.sources();
  expect(sources.map(({ id }) => id)).toEqual(['acme-data', 'sample-network']);
  const order = ['acme-data', ...WATERFALL.workEmail.ask];
  expect(sortByOrder(sources, order).map(({ id }) => id)).toEqual(['acme-data', 'sample-network']);
  const question = { slug: 'jane', wanted: ['contact.workEmail' as const], known: {} };
  expect(await sources[0]?.find(question, AbortSignal.timeout(10_000))).toEqual({
    parts: { contact: { workEmail: 'jane@acme.example' } },
    confidence: 0.9,
  });
});

test('its limits decide how much a worker takes', () => {
  expect(services.callsAtOnce()).toEqual({ sources: 5, model: 0 });
});

test('the doctor names it and asks it', async () => {
  expect(readConfiguration(env, WITH_ACME).finding.text).toContain('sources: Acme Data, the sample network;');
  const checks = await listProviderChecks(config, WITH_ACME);
  expect(checks.map(({ name }) => name)).toEqual(['Acme Data']);
  expect(await checkProvider(checks[0]!, AbortSignal.timeout(10_000))).toEqual([
    { verdict: 'ok', text: 'The key is accepted; 12 searches left.' },
  ]);
});

test('it stands in the tables of the documentation', () => {
  expect(describeVariables(WITH_ACME)).toContainEqual(['`ACME_API_KEY`', 'unset', 'key of Acme Data']);
  const page = (id: string) => id === 'acme-data';
  expect(describeProviders(page, WITH_ACME)).toContainEqual([
    '[Acme Data](providers/acme-data.md)',
    'work e-mail addresses',
    '`ACME_API_KEY` is set',
  ]);
});

type Definition = Parameters<typeof defineProvider>[0];
/** `never` for a part that may be left out: then the test below does not compile. */
type Needed<Part extends keyof Definition> = Omit<Definition, Part> extends Definition ? never : Part;

test('a definition without one of its parts does not compile', () => {
  const parts: { [Part in 'variables' | 'readSettings' | 'limits' | 'open' | 'check' | 'cost']: Needed<Part> } = {
    variables: 'variables',
    readSettings: 'readSettings',
    limits: 'limits',
    open: 'open',
    check: 'check',
    cost: 'cost',
  };
  expect(Object.keys(acmeData)).toEqual(expect.arrayContaining(Object.keys(parts)));
});
