import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { sampleUrls } from '../../support/browser/pages.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import type { ApiClient } from '../../support/http/api-client.ts';
import { signUp } from '../../support/http/sign-up.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../support/servers/otlp-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

let receiver: OtlpReceiver;
let database: TestDatabase;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  database = await createTestDatabase();
});
afterAll(async () => {
  await receiver.close();
  await database.drop();
});

/** On a database that is there already: one of its own takes long to make. */
const start = (env: Record<string, string>) =>
  startLeadlightProcess(
    { SIGNUP_CREDITS: '1000', DATABASE_URL: database.url, SESSION_SECRET: 'the session secret of a test', ...env },
    '/healthz',
  );
const namesOfTrace = () => receiver.spans().flatMap(({ traceId, name }) => (traceId === TRACE ? [name] : []));
async function enrich(api: ApiClient, profiles: number): Promise<void> {
  const body = sampleUrls(profiles).map((linkedin_url) => ({ linkedin_url, columns: ['firstName'] }));
  const response = await api.send('POST', '/api/enrich', { body, headers });
  expect(response.status).toBe(200);
}

test('the thread of the worker carries the trace on, of so many profiles as one can read', async () => {
  const app = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const { api } = await signUp(app.url, null);
  await enrich(api, 130);
  // The first entry, and 20 of the rest, of five profiles each.
  await expect.poll(() => namesOfTrace().filter((name) => name === 'job').length).toBe(105);
  await expect.poll(() => receiver.spans().filter(({ name }) => name === 'job').length).toBe(130);
  expect(receiver.spans().find(({ name }) => name === 'job')?.resource).toMatchObject({ 'leadlight.role': 'worker' });
  await app.stop();
});

test('what was traced last is sent when the process stops; one that nobody takes keeps it from nothing', async () => {
  const stop = async (app: LeadlightProcess) => {
    const { api } = await signUp(app.url, null);
    await api.send('GET', '/api/credits', { headers: { traceparent: headers.traceparent.replace(/0af7/, 'beef') } });
    await app.stop();
  };
  await stop(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }));
  expect(receiver.spans().filter(({ traceId }) => traceId.startsWith('beef'))).toHaveLength(1);
  const silent = await startOtlpReceiver();
  silent.hold();
  await stop(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url }));
  await silent.close();
});

test('a caller has no say in what is traced', async () => {
  const before = receiver.spans().length;
  const env = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  const app = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env });
  const { api } = await signUp(app.url, null);
  await enrich(api, 1);
  await app.stop();
  expect(receiver.spans().length).toBe(before);
});
