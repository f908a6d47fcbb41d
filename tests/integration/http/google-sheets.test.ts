import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../shared/catalogue.ts';
import type { DryRunResponse } from '../../../shared/contract/spreadsheets.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { firstExample, runExample } from '../../support/material/documented-example.ts';
import {
  type GoogleSheetsServer,
  privateSheet,
  shared,
  startGoogleSheetsServer,
} from '../../support/servers/google-sheets-server.ts';

const CSV = 'Person,Deal\nhttps://www.linkedin.com/in/ann,Big\nhttps://www.linkedin.com/in/ben,\nnobody,Small\n';
const ID = '1AbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789';
const LINK = `https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`;
const columns = ['firstName'];

let google: GoogleSheetsServer;
let app: TestApp;
beforeAll(async () => {
  google = await startGoogleSheetsServer(CSV);
  app = await startTestApp({ env: { GOOGLE_SHEETS_BASE_URL: google.url, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});
beforeEach(() => {
  google.answer = shared(CSV);
  google.asked.length = 0;
});

describe('a Google Sheet that is shared by its link', () => {
  it('is read like an upload, and nothing is started by a dry run', async () => {
    const ann = await app.signIn();
    const preview = (await ann.api.call('enrichGoogleSheet', {
      body: { url: LINK, columns },
      query: { dry_run: 'true' },
    })) as DryRunResponse;
    expect(preview).toMatchObject({ rows: 3, column: 'Person', profiles: 2, cost: 2, mapping_from: 'recognised' });
    expect(preview.rejected).toMatchObject([{ row: 4, value: 'nobody' }]);
    expect(google.asked).toEqual([`/spreadsheets/d/${ID}/export?format=csv`, '/content/once']);
    expect(await ann.api.call('readCredits')).toMatchObject({ credits: 100, held: 0 });
  });

  it('starts the valid rows once, and keeps the other columns', async () => {
    const ann = await app.signIn();
    const body = { url: LINK, columns, mapping: { Person: 'linkedin_url', Deal: 'ignore' } } as const;
    const refused = await ann.api.callError('enrichGoogleSheet', { body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'upload_rejected_rows' } });
    const call = { body, query: { skip_invalid: 'true' }, idempotencyKey: 'monday' } as const;
    const started = await ann.api.call('enrichGoogleSheet', call);
    expect(await ann.api.call('enrichGoogleSheet', call)).toEqual(started);
    expect(await ann.api.call('readCredits')).toMatchObject({ credits: 98, held: 2 });
    const { jobs } = await ann.api.call('readBatch', { params: { id: (started as { batch_id: string }).batch_id } });
    expect(jobs.map(({ linkedin_url, extra }) => [linkedin_url, extra])).toEqual([
      ['https://www.linkedin.com/in/ann', { Deal: 'Big' }],
      ['https://www.linkedin.com/in/ben', undefined],
    ]);
    const other = { ...call, body: { ...body, url: `${LINK}#gid=5` } };
    expect(await ann.api.callError('enrichGoogleSheet', other)).toMatchObject({ status: 409 });
  });

  it.each([
    [
      `https://docs.google.com/spreadsheets/d/${ID}/edit?gid=7#gid=42`,
      `/spreadsheets/d/${ID}/export?format=csv&gid=42`,
    ],
    [
      `https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml?gid=3&single=true`,
      `/spreadsheets/d/e/2PACX-${ID}/pub?output=csv&gid=3&single=true`,
    ],
  ])('%s is read by its tab', async (url, asked) => {
    const ann = await app.signIn();
    await ann.api.call('enrichGoogleSheet', { body: { url, columns }, query: { dry_run: 'true' } });
    expect(google.asked[0]).toBe(asked);
  });
});

const ends = (status: number) => (_: unknown, response: ServerResponse) => void response.writeHead(status).end('no');
const sends = (type: string, body: string) => (_: unknown, response: ServerResponse) =>
  void response.setHeader('content-type', type).end(body);

describe('what is no sheet to be read', () => {
  it.each<[string, GoogleSheetsServer['answer'], number, string]>([
    ['leads to a page to sign in at', privateSheet, 422, 'sheet_private'],
    ['is a page', sends('text/html; charset=utf-8', '<html>Sorry</html>'), 422, 'sheet_private'],
    ['is forbidden', ends(403), 422, 'sheet_private'],
    ['asks who it is', ends(401), 422, 'sheet_private'],
    ['is not there', ends(404), 422, 'sheet_not_found'],
    ['has no such tab', ends(400), 422, 'sheet_not_found'],
    ['is asked for too often', ends(429), 422, 'sheet_unreachable'],
    ['fails', ends(500), 422, 'sheet_unreachable'],
    ['breaks off', (_, response) => void response.socket?.destroy(), 422, 'sheet_unreachable'],
    [
      'leads in circles',
      (_, response) => void response.writeHead(302, { location: '/again' }).end(),
      422,
      'sheet_unreachable',
    ],
    [
      'leads into the inner network',
      (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      422,
      'sheet_unreachable',
    ],
    ['is too large', sends('text/csv', 'x,'.repeat(LIMITS.uploadBytes / 2 + 10)), 413, 'upload_too_large'],
    ['is empty', sends('text/csv', ''), 400, 'upload_empty'],
    ['holds no profiles', sends('text/csv', 'Name\nAnn\n'), 400, 'upload_no_profiles'],
    ['is no text', sends('text/csv', `\0\u0001${'\0'.repeat(300)}`), 415, 'upload_wrong_kind'],
  ])('%s', async (_, answer, status, code) => {
    const ann = await app.signIn();
    google.answer = answer;
    const call = { body: { url: LINK, columns }, query: { dry_run: 'true' } };
    expect(await ann.api.callError('enrichGoogleSheet', call)).toMatchObject({ status, body: { code } });
  });

  it.each(['https://evil.example/spreadsheets/d/1AbCdEfGhIjKlMn', 'http://127.0.0.1:1/', 'people.csv'])(
    '%s is no link, and nobody is asked',
    async (url) => {
      const ann = await app.signIn();
      const refused = await ann.api.callError('enrichGoogleSheet', { body: { url, columns } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'sheet_link_invalid' } });
      expect(google.asked).toEqual([]);
    },
  );

  it('says what to do about a private one', async () => {
    const ann = await app.signIn();
    google.answer = privateSheet;
    const { body } = await ann.api.callError('enrichGoogleSheet', { body: { url: LINK, columns } });
    expect(body.error).toContain('Anyone with the link');
  });

  it('refuses a mapping that names nothing known', async () => {
    const ann = await app.signIn();
    const body = { url: LINK, columns, mapping: { Deal: 'ignore' } };
    expect(await ann.api.callError('enrichGoogleSheet', { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_mapping' },
    });
  });
});

it('the example of docs/google-sheets.md works', async () => {
  const ann = await app.signIn();
  const { secret } = await ann.api.call('createApiKey', { body: { name: 'Example', scopes: ['enrich'] } });
  const env = { LEADLIGHT_URL: app.url, LEADLIGHT_API_KEY: secret, SHEET_LINK: LINK };
  expect(JSON.parse(await runExample(firstExample('docs/google-sheets.md'), tmpdir(), env))).toMatchObject({
    success: true,
    profiles: 2,
  });
});
