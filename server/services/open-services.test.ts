import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { readConfig } from './config.ts';
import { openServices } from './open-services.ts';

const NOWHERE = 'postgresql://nobody@127.0.0.1:1/none';

function open(env: Record<string, string> = {}) {
  const config = readConfig({ DATABASE_URL: NOWHERE, SESSION_SECRET: 'a secret of sixteen letters', ...env });
  return openServices({ config, databaseUrl: NOWHERE, log: createLog({ level: 'silent' }), process: 'api' });
}

test('each thing is opened once, whoever asks for it', async () => {
  await using services = open();
  expect(services.db()).toBe(services.db());
  expect(await services.safeFetch()).toBe(await services.safeFetch());
  expect(await services.identity()).toBe(await services.identity());
  expect(await services.paymentGateway()).toBe(await services.paymentGateway());
  expect(await services.peopleSearch()).toBe(await services.peopleSearch());
});

test('nothing configured: the local sign-in, the test checkout, the sample network, no model', async () => {
  await using services = open();
  expect((await services.identity()).kind).toBe('local');
  expect((await services.paymentGateway()).kind).toBe('test');
  expect((await services.peopleSearch())?.id).toBe('sample-network');
  expect((await services.sources()).map(({ id }) => id)).toEqual(['sample-network']);
  expect(await services.languageModel()).toBeUndefined();
  expect((await services.insightWriter()).label).toBe('built-in writer');
});

test('what was opened is closed in reverse order, and what somebody adds in its place between', async () => {
  const closed: string[] = [];
  const services = open();
  services.defer(() => closed.push('first'));
  services.defer(async () => {
    await null;
    closed.push('second');
  });
  await services[Symbol.asyncDispose]();
  expect(closed).toEqual(['second', 'first']);
});
