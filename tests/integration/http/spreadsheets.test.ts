import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../shared/catalogue.ts';
import { enrichResponse } from '../../../shared/contract/enrichment.ts';
import { dryRunResponse } from '../../../shared/contract/spreadsheets.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '200' } });
  user = await app.signIn();
});
afterAll(() => app.close());

const SHEET = [
  'Deal,Profile,Owner',
  'A-1,https://www.linkedin.com/in/anna,Ravi',
  'A-2,https://www.linkedin.com/company/acme,Ravi',
  'A-3,linkedin.com/in/ANNA/,Meera',
  'A-4,https://www.linkedin.com/in/ben,"Zoë, Ravi"',
].join('\n');

function form(
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'leads.csv',
): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([content]), name);
  return body;
}
const columns = JSON.stringify(['firstName', 'workEmail']);

const preview = async (body: FormData) =>
  dryRunResponse.parse(await user.api.call('uploadSheet', { query: { dry_run: 'true' }, body }));

test('a dry run says what would happen, and nothing does', async () => {
  const answer = await preview(form(SHEET, { columns }));
  expect(answer).toEqual({
    success: true,
    rows: 4,
    column: 'Profile',
    profiles: 2,
    duplicates: 1,
    linkedin_urls: ['https://www.linkedin.com/in/anna', 'https://www.linkedin.com/in/ben'],
    rejected: [{ row: 3, value: 'https://www.linkedin.com/company/acme', reason: expect.stringContaining('company') }],
    cost: 4,
    given_values: 0,
    mapping: { Deal: 'ignore', Profile: 'linkedin_url', Owner: 'ignore' },
    mapping_from: 'recognised',
    columns: [
      { letter: 'A', heading: 'Deal', meaning: 'ignore', suggested: false, examples: ['A-1', 'A-2', 'A-3'] },
      {
        letter: 'B',
        heading: 'Profile',
        meaning: 'linkedin_url',
        suggested: false,
        examples: [
          'https://www.linkedin.com/in/anna',
          'https://www.linkedin.com/company/acme',
          'linkedin.com/in/ANNA/',
        ],
      },
      { letter: 'C', heading: 'Owner', meaning: 'ignore', suggested: false, examples: ['Ravi', 'Ravi', 'Meera'] },
    ],
    notes: [],
  });
  expect(await user.api.call('readCredits')).toMatchObject({ credits: 200, held: 0 });
});

test('a dry run counts the values the sheet already has; the whole price is held', async () => {
  const sheet = [
    'Profile,First Name*,E-Mail,Company',
    'https://www.linkedin.com/in/anna,Anna,anna@acme.example,Acme',
    'https://www.linkedin.com/in/ben,Ben,n/a,Acme',
    'https://www.linkedin.com/in/ANNA,Anna again,anna@gmail.com,',
  ].join('\n');
  const answer = await preview(form(sheet, { columns }));
  expect(answer).toMatchObject({ profiles: 2, duplicates: 1, cost: 4, given_values: 3 });
});

test('rejected rows start nothing and are named by their number', async () => {
  const refused = await user.api.callError('uploadSheet', { body: form(SHEET, { columns }) });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'upload_rejected_rows', validation_errors: [expect.stringMatching(/^Row 3 /)] },
  });
});

test('the valid rows start when the others are to be skipped; other columns come back', async () => {
  const body = form(SHEET, { columns });
  const started = enrichResponse.parse(await user.api.call('uploadSheet', { query: { skip_invalid: 'true' }, body }));
  expect(started).toMatchObject({ total_jobs: 2, duplicates: 1, parameters_enriched: ['firstName', 'workEmail'] });
  expect(started.validation_errors).toHaveLength(1);
  const { jobs } = await user.api.call('readBatch', { params: { id: started.batch_id } });
  expect(jobs.map((job) => job.extra)).toEqual([
    { Deal: 'A-1', Owner: 'Ravi' },
    { Deal: 'A-4', Owner: 'Zoë, Ravi' },
  ]);
});

test('without columns the configured parameters are used', async () => {
  const sheet = 'https://www.linkedin.com/in/configured';
  const all = await preview(form(sheet));
  expect(all.cost).toBeGreaterThan(2);
});

test('the same key and file start once', async () => {
  const headers = { 'idempotency-key': 'upload' };
  const upload = () =>
    user.api.call('uploadSheet', { body: form('https://www.linkedin.com/in/once', { columns }), headers });
  expect(await upload()).toEqual(await upload());
});

describe('kinds of file', () => {
  const REFUSED = { status: 415, body: { code: 'upload_wrong_kind', error: 'Please upload a CSV or Excel file.' } };

  test.each([
    ['leads.json', SHEET],
    ['leads.tsv', SHEET.replaceAll(',', '\t')],
    ['leads.txt', SHEET],
    ['leads.csv.txt', SHEET],
    ['leads', SHEET],
    ['leads.csv', '[{"linkedin_url": "https://www.linkedin.com/in/anna"}]'],
    ['leads.csv', '{"urls": ["https://www.linkedin.com/in/anna"]}'],
  ])('%s is refused', async (name, content) => {
    for (const dry_run of ['false', 'true']) {
      const body = form(content, { columns }, name);
      const refused = await user.api.callError('uploadSheet', { query: { dry_run }, body });
      expect(refused).toMatchObject(REFUSED);
    }
  });

  test.each([
    ['leads.csv', SHEET],
    ['LEADS.CSV', SHEET.replaceAll(',', ';')],
    ['leads.csv', SHEET.replaceAll(',', '\t')],
    // What other programs save under that name.
    ['leads.xls', SHEET.replaceAll(',', '\t')],
  ])('%s is read', async (name, content) => {
    const answer = await preview(form(content, { columns }, name));
    expect(answer.profiles).toBe(2);
  });
});

describe('what is refused', () => {
  test.each([
    { why: 'no file', body: () => form('', { columns }, ''), status: 400, code: /^upload_(missing|empty)$/ },
    { why: 'an empty file', body: () => form(''), status: 400, code: 'upload_empty' },
    {
      why: 'a picture',
      body: () => form(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])),
      status: 415,
      code: 'upload_wrong_kind',
    },
    { why: 'no profiles in it', body: () => form('a,b\n1,2\n'), status: 400, code: 'upload_no_profiles' },
    {
      why: 'columns that are no JSON',
      body: () => form(SHEET, { columns: '[oops' }),
      status: 400,
      code: 'validation_failed',
    },
    {
      why: 'an unknown parameter',
      body: () => form(SHEET, { columns: '["nope"]' }),
      status: 400,
      code: 'unknown_parameters',
    },
    {
      why: 'a byte too many',
      body: () => form(new Uint8Array(LIMITS.uploadBytes + 1)),
      status: 413,
      code: 'upload_too_large',
    },
  ])('$why', async ({ body, status, code }) => {
    const refused = await user.api.callError('uploadSheet', { body: body() });
    expect(refused).toMatchObject({ status, body: { code: expect.stringMatching(code) } });
  });

  test('a body that is no form', async () => {
    const refused = await user.api.callError('uploadSheet', { body: { file: 'x' } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.code).toMatch(/^(upload_missing|unsupported_media_type)$/);
  });
});
