import { expect, waitingTest } from '../../support/browser/app-fixture.ts';
import { chooseOnly, picker } from '../../support/browser/pages.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../support/servers/otlp-receiver.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

/** An API and a worker process whose traces are received here, and one provider. */
const test = waitingTest.extend<object, { receiver: OtlpReceiver; unipile: UnipileServer }>({
  receiver: startedOnce(startOtlpReceiver),
  unipile: startedOnce(startUnipileServer),
  settings: [
    async ({ receiver, unipile }, use) =>
      use({
        ...unipile.env,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=the key of the collector',
        OTEL_SERVICE_NAME: 'leads',
        LOG_LEVEL: 'info',
      }),
    { scope: 'worker' },
  ],
});

test('one trace leads from the click to the call of the provider, over both processes', async ({
  page,
  app,
  member,
  receiver,
  unipile,
}) => {
  const worker = await app.startWorker();
  await page.goto('/enrich');
  await page.getByLabel('LinkedIn profile URL').fill('https://www.linkedin.com/in/zz-asha-rao');
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['First Name', 'Meeting Opener']);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/enrich'));
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  const started = await sent;
  const answer = await started.response();
  const [, traceId = '', clickId = ''] = (await started.headerValue('traceparent'))?.split('-') ?? [];
  await expect(page.getByRole('row').getByText('Completed')).toBeVisible();

  const ofTrace = () => receiver.spans().filter((span) => span.traceId === traceId);
  const find = (name: string): ReceivedSpan => {
    const found = ofTrace().find((span) => span.name === name);
    if (!found) throw new Error(`no span ${name} among ${ofTrace().map((span) => span.name)}`);
    return found;
  };
  await expect
    .poll(() => ofTrace().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['POST /api/enrich', 'enrich-profiles', 'job', 'settling', 'unipile profile']));

  await test.step('each span stands under the one that it follows from', async () => {
    const chain = [
      'POST /api/enrich',
      'start enrichment',
      'enrich-profiles',
      'job',
      'gathering',
      'look up unipile',
      'unipile profile',
    ];
    let parent = clickId;
    for (const name of chain) {
      const span = find(name);
      expect(span.parentSpanId, name).toBe(parent);
      expect(span.endTimeUnixNano, name).toBeGreaterThanOrEqual(span.startTimeUnixNano);
      parent = span.spanId;
    }
    for (const stage of ['waiting', 'gathering', 'writing', 'settling']) {
      expect(find(stage).parentSpanId, stage).toBe(find('job').spanId);
    }
    expect(find('POST /api/enrich').resource).toMatchObject({ 'service.name': 'leads', 'leadlight.role': 'api' });
    expect(find('unipile profile').resource).toMatchObject({ 'service.name': 'leads', 'leadlight.role': 'worker' });
  });

  await test.step('they say what happened, and nothing of people', async () => {
    expect(find('POST /api/enrich').attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/enrich',
      'http.response.status_code': 200,
      'leadlight.request_id': await answer?.headerValue('x-request-id'),
    });
    expect(find('unipile profile').attributes).toEqual({
      'leadlight.provider': 'unipile',
      'leadlight.call': 'profile',
    });
    const text = JSON.stringify(receiver.calls.map(({ body }) => body));
    for (const personal of ['zz-asha-rao', 'asha', member.email, member.name, member.userId, member.token]) {
      expect(text.toLowerCase(), personal).not.toContain(personal.toLowerCase());
    }
  });

  await test.step('the provider learns nothing of it, the collector gets its key', async () => {
    expect(unipile.calls.length).toBeGreaterThan(0);
    expect(
      unipile.calls.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /^(trace|bagg)/.test(name)),
    ).toEqual([]);
    expect(receiver.calls.every(({ headers }) => headers['api-key'] === 'the key of the collector')).toBe(true);
  });

  await test.step('the log names the trace', async () => {
    const lines = app
      .output()
      .split('\n')
      .filter((line) => line.includes(`"trace_id":"${traceId}"`));
    const answered = lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/api/enrich');
    expect(answered).toMatchObject({
      msg: 'answered',
      status: 200,
      request_id: await answer?.headerValue('x-request-id'),
    });
  });
  await worker.stop();
});

test('what fails is marked by its kind, and a collector that is away hurts nobody', async ({
  member,
  app,
  receiver,
}) => {
  const worker = await app.startWorker();
  receiver.faults.push({ status: 503, body: {} }, 'cut', 'garbage');
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const start = async (slug: string) => {
    const response = await fetch(`${app.url}/api/enrich`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json', traceparent },
      body: JSON.stringify({ linkedin_url: `https://www.linkedin.com/in/${slug}`, columns: ['firstName'] }),
    });
    return response.json();
  };
  const { job_id } = await start('zz-fault-503');
  await expect
    .poll(async () => (await member.api.call('readJob', { params: { id: job_id } })).job.status)
    .toBe('failed');
  await start('nonsense/that is no slug');
  const failed = () => receiver.spans().filter((span) => span.traceId.startsWith('0af7') && span.status.code === 2);
  await expect.poll(() => failed().map(({ name }) => name)).toContain('unipile profile');
  const call = failed().find(({ name }) => name === 'unipile profile');
  expect(call?.events).toMatchObject([{ name: 'exception', attributes: { 'exception.type': 'unavailable' } }]);
  expect(call?.status.message).toBeUndefined();
  await worker.stop();
});
