import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const columns = JSON.stringify(['firstName', 'workEmail']);
const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
/** Who was met, and who introduced them: both have profiles. */
const MET = ['Who,Met,Through', `Anna,${url('anna')},${url('ravi')}`, `Ben,${url('ben')},${url('meera')}`].join('\n');

function form(content: string, mapping?: unknown): FormData {
  const body = new FormData();
  body.append('columns', columns);
  if (mapping !== undefined) body.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  body.append('file', new Blob([content]), 'leads.csv');
  return body;
}

async function preview(content: string, mapping?: unknown, who = user) {
  return dryRunResponse.parse(
    await who.api.call('uploadSheet', { query: { dry_run: 'true' }, body: form(content, mapping) }),
  );
}
const start = async (content: string, mapping?: unknown, who = user) =>
  enrichResponse.parse(await who.api.call('uploadSheet', { body: form(content, mapping) }));
const refusal = (content: string, mapping?: unknown) =>
  user.api.callError('uploadSheet', { query: { dry_run: 'true' }, body: form(content, mapping) });

describe('a mapping', () => {
  test('says which column holds the profiles, and what the others hold', async () => {
    const answer = await preview(MET, { through: 'linkedin_url', A: 'first_name' });
    expect(answer).toMatchObject({
      column: 'Through',
      linkedin_urls: [url('ravi'), url('meera')],
      mapping: { Who: 'first_name', Met: 'ignore', Through: 'linkedin_url' },
      mapping_from: 'given',
      given_values: 2,
    });
  });

  test('as the dry run answers it changes nothing when it is given back', async () => {
    const recognised = await preview(MET);
    const given = await preview(MET, recognised.mapping);
    expect(given).toEqual({ ...recognised, mapping_from: 'given' });
  });

  test('confirms what is only suggested, whose values count not before that', async () => {
    const sheet = `Link,Their firm,Does what\n${url('anna')},Brightforge Ltd,Sales Manager`;
    const ask = (mapping?: unknown) => {
      const body = form(sheet, mapping);
      body.set('columns', JSON.stringify(['companyName', 'jobTitle']));
      return user.api.call('uploadSheet', { query: { dry_run: 'true' }, body });
    };
    const likely = dryRunResponse.parse(await ask());
    expect(likely.columns.map(({ meaning, suggested }) => [meaning, suggested])).toEqual([
      ['linkedin_url', false],
      ['company', true],
      ['position', true],
    ]);
    expect(likely.given_values).toBe(0);
    const confirmed = dryRunResponse.parse(await ask(likely.mapping));
    expect(confirmed.columns.some(({ suggested }) => suggested)).toBe(false);
    expect(confirmed.given_values).toBe(2);
  });

  test('of a real start is used for the next sheet of the same headings, and of the same user', async () => {
    const mapping = { Through: 'linkedin_url', Who: 'first_name' };
    await preview(MET, mapping);
    expect((await preview(MET)).mapping_from).toBe('recognised');

    const started = await start(MET, mapping);
    expect(started.jobs.map(({ linkedin_url }) => linkedin_url)).toEqual([url('ravi'), url('meera')]);
    const next = `who , MET,through\nCid,${url('cid')},${url('tara')}`;
    expect(await preview(next)).toMatchObject({ mapping_from: 'remembered', linkedin_urls: [url('tara')] });
    expect((await preview(next, { met: 'linkedin_url' })).mapping_from).toBe('given');
    expect((await preview(next.replace('who', 'whom'))).mapping_from).toBe('recognised');
    const other = await app.signIn('other@example.com');
    expect((await preview(next, undefined, other)).mapping_from).toBe('recognised');

    await start(MET, { Met: 'linkedin_url' });
    expect(await preview(next)).toMatchObject({ mapping_from: 'remembered', linkedin_urls: [url('cid')] });
  });

  test('is part of what an idempotency key was used for', async () => {
    const headers = { 'idempotency-key': 'mapped' };
    const send = (mapping: unknown) => user.api.callRaw('uploadSheet', { body: form(MET, mapping), headers });
    expect((await send({ Met: 'linkedin_url' })).status).toBe(200);
    expect((await send({ Met: 'linkedin_url' })).status).toBe(200);
    expect((await send({ Through: 'linkedin_url' })).status).toBe(409);
  });
});

describe('a sheet in which no profile is found', () => {
  const SHEET = 'Name,Handle\nAnna,anna-b\nBen,\n';

  test('is refused with its columns, for the user to say which one it is', async () => {
    expect(await refusal(SHEET)).toMatchObject({
      status: 400,
      body: {
        code: 'upload_no_profiles',
        columns: [
          { letter: 'A', heading: 'Name', meaning: 'full_name', examples: ['Anna', 'Ben'] },
          { letter: 'B', heading: 'Handle', meaning: 'ignore', examples: ['anna-b', ''] },
        ],
      },
    });
  });
});

test('a mapping finds the profiles in a column in which none were found', async () => {
  const sheet = 'Name,Handle\nAnna,anna-b\nBen,\n';
  expect(await preview(sheet, { Handle: 'linkedin_url' })).toMatchObject({
    linkedin_urls: [url('anna-b')],
    rejected: [{ row: 3, value: '' }],
  });
  const refused = await refusal(sheet, { Name: 'linkedin_url' });
  expect(refused.body).toMatchObject({ code: 'upload_no_profiles', columns: [{ meaning: 'linkedin_url' }, {}] });
});

test('what the user says of a column is read as theirs, and nothing the cells alone suggest', async () => {
  const sheet = `A1,B1,C1\n${url('anna')},Anna Bell,anna@acme.example`;
  const recognised = await preview(sheet);
  expect(recognised).toMatchObject({ given_values: 0, mapping: { A1: 'linkedin_url', C1: 'email' } });
  expect(await preview(sheet, { A1: 'linkedin_url', B1: 'full_name', C1: 'email' })).toMatchObject({ given_values: 2 });
  const started = await start(sheet, { A1: 'linkedin_url', B1: 'full_name', C1: 'email' });
  const { jobs } = await user.api.call('readBatch', { params: { id: started.batch_id } });
  expect(jobs[0]?.extra).toEqual({ B1: 'Anna Bell', C1: 'anna@acme.example' });
});

describe('a mapping that does not fit is refused with what to do', () => {
  test.each([
    ['no column of the sheet', { Nope: 'linkedin_url' }, /no column "Nope".*"Who", "Met", "Through"/],
    ['no column of the sheet beside the profiles', { Met: 'linkedin_url', Z: 'email' }, /no column "Z"/],
    ['no column with profiles', { Who: 'full_name' }, /No column is mapped to linkedin_url/],
    ['nothing', {}, /No column is mapped to linkedin_url/],
    ['two columns with profiles', { Met: 'linkedin_url', Through: 'linkedin_url' }, /"Met", "Through".*Choose one/],
    ['a column twice', { Met: 'linkedin_url', B: 'email' }, /mapped twice/],
    ['an unknown meaning', { Met: 'linkedin_url', Who: 'shoe_size' }, /"Who".*full_name/],
    ['no JSON', '{Met: linkedin_url', /JSON object/],
    ['a list', '[]', /JSON object/],
    ['a key of prototypes', '{"__proto__": "linkedin_url"}', /no column "__proto__"/],
    ['a megabyte', JSON.stringify({ ['x'.repeat(1024 * 1024)]: 'linkedin_url' }), /too long/],
  ])('%s', async (_, mapping, details) => {
    expect(await refusal(MET, mapping)).toMatchObject({
      status: 400,
      body: { code: 'invalid_mapping', details: expect.stringMatching(details) },
    });
  });

  test('a heading that stands over two columns', async () => {
    const refused = await refusal(`URL,Tag,Tag\n${url('anna')},x,y`, { A: 'linkedin_url', Tag: 'email' });
    expect(refused.body.details).toMatch(/B, C.*by its letter/);
  });
});
