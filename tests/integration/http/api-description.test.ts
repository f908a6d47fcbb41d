import { readFileSync } from 'node:fs';
import path from 'node:path';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/endpoints.ts';
import { OPERATIONS } from '../../../shared/contract/operations.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';

const media = z.looseObject({
  content: z.record(z.string(), z.looseObject({ example: z.unknown().optional() })).optional(),
});
const description = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ operationId: z.string(), requestBody: media.optional(), responses: z.record(z.string(), media) }),
    ),
  ),
});

let app: TestApp;
let document: z.infer<typeof description>;
beforeAll(async () => {
  app = await startTestApp();
  document = description.parse(await (await app.api.send('GET', '/api/openapi.json')).json());
});
afterAll(() => app.close());

it('the description of the API passes Spectral’s recommended rules', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as spectral.RulesetDefinition);
  const faults = await linter.run(document);
  expect(faults.map(({ code, path: at, message }) => `${code} at ${at.join('.')}: ${message}`)).toEqual([]);
});

it('every operation has an example of what it takes and answers, as its schemas have it', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { operationId: name, requestBody, responses } of operations) {
    const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
    const asked = requestBody?.content?.['application/json']?.example;
    const answered = responses['200']?.content?.['application/json']?.example;
    if (typeof endpoint.body === 'object') expect(() => (endpoint.body as z.ZodType).parse(asked), name).not.toThrow();
    if (endpoint.response !== 'file')
      expect(() => (endpoint.response as z.ZodType).parse(answered), name).not.toThrow();
  }
});

it('operations are called as they were published: new ones are added to the list, none is renamed or taken away', () => {
  const published = readFileSync(path.join(import.meta.dirname, 'published-operations.txt'), 'utf8');
  const now = Object.entries(OPERATIONS).map(([name, operation]) => `${name} ${operation}\n`);
  expect(published).toBe(now.toSorted().join(''));
});

it('is served with the addresses that programs call, which work', async () => {
  const versioned = description.parse(await (await app.api.send('GET', '/api/v1/openapi.json')).json());
  const addresses = Object.keys(versioned.paths);
  expect(addresses.map((address) => address.replace('/api/v1/', '/api/'))).toEqual(Object.keys(document.paths));
  expect(addresses.filter((address) => address.startsWith('/api/') && !address.startsWith('/api/v1/'))).toEqual([]);
  expect(Object.values(versioned.paths)).toEqual(Object.values(document.paths));
  expect((await app.api.send('GET', '/api/v1/config')).status).toBe(200);
});
