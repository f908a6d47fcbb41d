import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { createThreadMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { sampleProfileUrl } from '../../../server/sample-network/sample-network.ts';
import { type OpenWorker, openWorker } from '../../../server/worker/open-worker.ts';
import type { SearchItem } from '../../../shared/contract/search.ts';
import { type CommandLine, openCommandLine } from '../../support/app/command-line.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type LossyProxy, openLossyProxy } from '../../support/servers/lossy-proxy.ts';

const CREDITS = 5_000;
let app: TestApp;
let worker: OpenWorker | undefined;
let ann: SignedInUser;
let key: { id: string; secret: string };
let cli: CommandLine;

beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: String(CREDITS) } });
});
afterAll(async () => {
  await worker?.stop();
  await app.close();
});
beforeEach(async () => {
  ann = await app.signIn();
  key = await makeKey();
  cli = openCommandLine({ LEADLIGHT_URL: app.url, LEADLIGHT_API_KEY: key.secret });
  return () => cli.remove();
});

async function makeKey() {
  const { key, secret } = await ann.api.call('createApiKey', {
    body: { name: 'Command line', scopes: ['read', 'search', 'enrich'] },
  });
  return { id: key.id, secret };
}
async function work() {
  const { config, databaseUrl } = app;
  const log = createLog({ level: 'silent' });
  worker ??= await openWorker({ config, databaseUrl, log, metrics: createThreadMetrics('worker') });
}
async function rest() {
  await worker?.stop();
  worker = undefined;
}
/** A sheet of sample profiles with two columns of the user's own. */
function writePeople(file: string, count: number, more: readonly string[] = []) {
  const lines = Array.from({ length: count }, (_, at) => `D-${at},${sampleProfileUrl(at)},"Ann, ${at}"`);
  writeFileSync(path.join(cli.folder, file), `${['Deal,Profile,Owner', ...lines, ...more].join('\n')}\n`);
}
const rowsOf = (text: string): string[][] => parseCsv(text, { bom: true });
const runFolder = () => path.join(cli.home, '.local/state/leadlight/runs');
const listRuns = () => readdirSync(runFolder());
async function batches() {
  return (await ann.api.call('listHistory')).history;
}
async function spent() {
  const { transactions } = await ann.api.call('listTransactions');
  return transactions.filter((row) => row.type === 'enrichment').map((row) => -row.credits);
}

describe('a sheet of 500 profiles', () => {
  it('that is killed half-way and resumed comes back whole, every row once, charged once', async () => {
    await rest();
    writePeople('people.csv', 500);
    const { child, ended } = cli.start([
      ...['enrich', 'people.csv', '--columns', 'workEmail,jobTitle', '--out', 'people.xlsx'],
    ]);
    await expect.poll(async () => (await batches()).length).toBe(1);
    await work();
    await expect.poll(async () => (await batches())[0]?.counts.completed).toBeGreaterThan(40);
    await rest();
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(readdirSync(cli.folder)).not.toContain('people.xlsx');
    const [run = ''] = listRuns();
    for (const file of ['run.json', 'part-1']) {
      expect(statSync(path.join(runFolder(), run, file)).mode & 0o777, file).toBe(0o600);
    }

    const resumed = cli.start(['resume']);
    await work();
    const result = await resumed.ended;
    expect(result, result.stderr).toMatchObject({ code: 0 });
    const { sheets } = await readXlsx(readFileSync(path.join(cli.folder, 'people.xlsx')));
    const [headings, ...rows] = sheets[0]?.rows ?? [];
    expect(headings?.slice(0, 5)).toEqual(['Profile URL', 'Deal', 'Owner', 'Work Email', 'Job Title']);
    expect(rows.map((row) => row[1])).toEqual(Array.from({ length: 500 }, (_, at) => `D-${at}`));
    expect(rows.map((row) => row[0])).toEqual(Array.from({ length: 500 }, (_, at) => sampleProfileUrl(at)));
    const values = rows.flatMap((row) => [row[3], row[4]]).filter((value) => value !== null && value !== '');
    expect(await batches()).toHaveLength(1);
    expect(await spent()).toEqual([values.length]);
    expect((await ann.api.call('readCredits')).credits).toBe(CREDITS - values.length);
    expect(listRuns()).toEqual([]);
    expect(await cli.run(['resume'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing was cut off'),
    });
  });

  it('whose start was answered to nobody, because it was killed just then, is started and charged once', async () => {
    await work();
    await using proxy: LossyProxy = await openLossyProxy(app.url);
    const own = openCommandLine({ LEADLIGHT_URL: proxy.url, LEADLIGHT_API_KEY: key.secret });
    writeFileSync(path.join(own.folder, 'people.csv'), `${[1, 2, 3].map(sampleProfileUrl).join('\n')}\n`);
    const lost = proxy.loseNextAnswer((method, address) => method === 'POST' && address === '/api/v1/excel/upload');
    const { child, ended } = own.start(['enrich', 'people.csv', '--columns', 'jobTitle', '--out', 'out.jsonl']);
    await lost;
    child.kill('SIGKILL');
    await ended;
    const result = await own.run(['resume', '--json']);
    expect(result, result.stderr).toMatchObject({ code: 0 });
    expect(JSON.parse(result.stdout)).toMatchObject({ success: true, rows: 3, credits_used: 3 });
    expect(await batches()).toHaveLength(1);
    expect(await spent()).toEqual([3]);
    own.remove();
  });
});

describe('a command', () => {
  it('reads standard input and writes to standard output, quietly', async () => {
    await work();
    const lines = `${[1, 2].map(sampleProfileUrl).join('\n')}\n`;
    const { code, stdout, stderr } = await cli.run(['enrich', '-', '--columns', 'jobTitle'], lines);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const rows = rowsOf(stdout);
    expect(rows[0]).toEqual(['Profile URL', 'Job Title', 'Status', 'Error']);
    expect(rows.slice(1).map((row) => [row[0], row[2]])).toEqual([
      [sampleProfileUrl(1), 'Completed'],
      [sampleProfileUrl(2), 'Completed'],
    ]);
  });

  it('takes lines of JSON, and gives fields back beside the results', async () => {
    await work();
    const input = [{ note: '=1+1', url: sampleProfileUrl(4), n: 3 }, { url: sampleProfileUrl(5) }];
    const { code, stdout } = await cli.run(
      ['enrich', '-', '--columns', 'jobTitle', '--json'],
      input.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(code).toBe(0);
    const { results, counts } = JSON.parse(stdout);
    expect(counts).toMatchObject({ completed: 2, failed: 0 });
    expect(results).toMatchObject([
      { linkedin_url: sampleProfileUrl(4), extra: { note: '=1+1', n: '3' }, result: { jobTitle: expect.any(String) } },
      { linkedin_url: sampleProfileUrl(5) },
    ]);
  });

  it('names the lines of a sheet that hold no profile, and starts nothing', async () => {
    writePeople('people.csv', 3, ['D-9,not a profile,Bob', 'D-10,https://www.linkedin.com/company/acme,Eve']);
    const { code, stderr } = await cli.run(['enrich', 'people.csv', '--columns', 'jobTitle', '--out', 'out.csv']);
    expect(code).toBe(2);
    expect(stderr).toContain('2 rows of 5 cannot be enriched; nothing was started.');
    expect(stderr).toContain('people.csv, line 5 ("not a profile")');
    expect(stderr).toContain('people.csv, line 6 ("https://www.linkedin.com/company/acme")');
    expect(await batches()).toEqual([]);
    const jsonl = await cli.run(['enrich', '-'], '{"url": "x"}\n\n{"url": }\n');
    expect(jsonl).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('standard input, line 3: this is no JSON'),
    });
  });

  it('ends with 5 when some rows fail, with the rest delivered', async () => {
    await work();
    writePeople('people.csv', 2, ['D-8,https://www.linkedin.com/in/nobody-knows-them,Bob', 'D-9,no profile,Eve']);
    const args = ['enrich', 'people.csv', '--columns', 'jobTitle', '--out', 'out.csv', '--skip-invalid'];
    const { code, stderr, stdout } = await cli.run(args);
    expect(code, stderr).toBe(5);
    expect(stderr).toContain('people.csv, line 5 ("no profile")');
    expect(stderr).toContain('nobody-knows-them: Profile not found');
    expect(stdout).toMatch(/^3 profiles in .*out\.csv, 1 failed, 1 row left out, \d credits? used\n$/);
    const rows = rowsOf(readFileSync(path.join(cli.folder, 'out.csv'), 'utf8'));
    expect(rows.map((row) => row[1])).toEqual(['Deal', 'D-0', 'D-1', 'D-8']);
    expect(rows.at(-1)?.slice(-2)).toEqual(['Failed', expect.stringContaining('Profile not found')]);
  });

  it('that could cost more than --max-credits ends with 3 and starts nothing', async () => {
    writePeople('people.csv', 3);
    const args = ['enrich', 'people.csv', '--columns', 'jobTitle,workEmail', '--max-credits', '5'];
    const { code, stderr } = await cli.run(args);
    expect(code).toBe(3);
    expect(stderr).toMatch(/This can cost up to 6 credits, likely \d credits?; --max-credits allows 5 credits\./);
    expect(await batches()).toEqual([]);
    expect((await cli.run([...args.slice(0, -1), '6', '--json'])).code).toBe(0);
  });

  it('interrupted by Ctrl-C says how to go on and how to end it, and the rest is fetched later', async () => {
    await rest();
    writePeople('people.csv', 3);
    const { child, ended } = cli.start(['enrich', 'people.csv', '--columns', 'jobTitle', '--out', 'out.csv', '--json']);
    const started = () =>
      listRuns().flatMap((run) => JSON.parse(readFileSync(path.join(runFolder(), run, 'run.json'), 'utf8')).parts);
    await expect.poll(() => existsSync(runFolder()) && started()[0]?.batch_id).toBeTruthy();
    const [{ batch_id }] = started();
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ended;
    const [run = ''] = listRuns();
    expect({ code, ...JSON.parse(stdout) }).toEqual({
      code: 130,
      success: false,
      error: 'Interrupted',
      run,
      exit_code: 130,
    });
    expect(stderr).toContain(`npx leadlight resume ${run}`);
    expect(stderr).toContain(`npx leadlight cancel ${batch_id}`);
    expect(existsSync(path.join(cli.folder, 'out.csv'))).toBe(false);

    const status = await cli.run(['status']);
    expect(status.stdout).toMatch(new RegExp(`^${batch_id} .* UTC +3 profiles +3 open`, 'm'));
    expect(status.stdout).toContain(`Not delivered yet; go on with "npx leadlight resume <run>":\n${run}`);
    await work();
    expect(await cli.run(['resume', run])).toMatchObject({ code: 0 });
    expect(rowsOf(readFileSync(path.join(cli.folder, 'out.csv'), 'utf8'))).toHaveLength(4);
    expect(await spent()).toEqual([3]);
  });

  it('tells how far a request is, writes what there is of it, and ends the rest', async () => {
    await rest();
    const [profile = ''] = [7].map(sampleProfileUrl);
    const body = { linkedin_url: profile, columns: ['jobTitle' as const] };
    const { batch_id: id } = await ann.api.call('startEnrichment', { body });
    expect((await cli.run(['status', id])).stdout).toMatch(/^0 of 1 profile.*\n1 credit held\n$/);
    const early = await cli.run(['results', id, '--json']);
    expect(JSON.parse(early.stdout)).toMatchObject({
      rows: 1,
      counts: { pending: 1 },
      results: [{ status: 'pending' }],
    });
    expect(early.stderr).toContain('1 profile of this request still run');
    expect(await cli.run(['cancel', id])).toMatchObject({
      code: 0,
      stdout: '1 profile cancelled; what was not delivered is not charged.\n',
    });
    expect((await cli.run(['cancel', id])).stdout).toBe('Nothing of it ran any more.\n');
    const late = await cli.run(['results', id, '--out', 'late.jsonl']);
    expect(late).toMatchObject({ code: 5, stdout: expect.stringMatching(/^1 profile in .*late\.jsonl\n$/) });
    expect(JSON.parse(readFileSync(path.join(cli.folder, 'late.jsonl'), 'utf8'))).toMatchObject({
      linkedin_url: profile,
      status: 'cancelled',
    });
    for (const command of ['status', 'results', 'cancel']) {
      const foreign = await cli.run([command, '00000000-0000-4000-8000-000000000000']);
      expect(foreign, command).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Support id: ') });
    }
  });

  it('finds people, as many as are asked for, and enriches those that were found', async () => {
    await work();
    const found = JSON.parse((await cli.run(['search', 'sales managers in India', '--limit', '12', '--json'])).stdout);
    expect(found.items).toHaveLength(12);
    expect(found.total_count).toBeGreaterThan(12);
    const nobody = await cli.run(['search', 'astronauts in Vaduz at Sampleless Holdings']);
    expect(nobody).toMatchObject({ code: 0, stdout: expect.stringContaining('Nobody was found.') });
    const args = ['--limit', '2', '--enrich', '--columns', 'jobTitle', '--out', 'found.csv'];
    const { code, stderr } = await cli.run(['search', 'sales managers in India', ...args]);
    expect(code, stderr).toBe(0);
    const urls = rowsOf(readFileSync(path.join(cli.folder, 'found.csv'), 'utf8'))
      .slice(1)
      .map(([url]) => url);
    expect(urls).toEqual(found.items.slice(0, 2).map(({ public_profile_url }: SearchItem) => public_profile_url));
  });

  it('examines server, clock, key and kept files, and says what to do about what is wrong', async () => {
    const well = await cli.run(['doctor']);
    expect(well, well.stdout).toMatchObject({ code: 0 });
    expect(well.stdout).toMatch(
      /✓ server: .* is ready\n✓ clock: .*\n✓ key: valid \(LEADLIGHT_API_KEY\), 5,000 credits to spend/,
    );
    await ann.api.call('revokeApiKey', { params: { id: key.id } });
    expect(await cli.run(['doctor'])).toMatchObject({
      code: 4,
      stdout: expect.stringContaining('✗ key: This API key was revoked (LEADLIGHT_API_KEY).'),
    });
    const away = await cli.run(['doctor', '--url', 'http://127.0.0.1:1', '--json']);
    expect(away.code).toBe(1);
    expect(JSON.parse(away.stdout)).toMatchObject({
      success: false,
      findings: expect.arrayContaining([
        { name: 'server', verdict: 'broken', text: expect.stringContaining('Start it with "npm start"') },
      ]),
    });
  });

  it('with a key that was revoked ends with 4, says why, and names the call', async () => {
    await ann.api.call('revokeApiKey', { params: { id: key.id } });
    const { code, stdout, stderr } = await cli.run(['credits', '--json']);
    expect(code).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({ success: false, code: 'api_key_revoked', exit_code: 4 });
    expect(stderr).toMatch(/Error: This API key was revoked\n[\s\S]*npx leadlight login[\s\S]*Support id: \S+/);
  });

  it('signs in by standard input, keeps the key for its owner alone, and forgets it', async () => {
    const own = openCommandLine({ LEADLIGHT_URL: app.url });
    expect(await own.run(['credits'])).toMatchObject({ code: 4, stderr: expect.stringContaining('not signed in') });
    expect(await own.run(['login', key.secret])).toMatchObject({ code: 2 });
    expect(await own.run(['login'], 'll_short')).toMatchObject({ code: 4 });
    const signedIn = await own.run(['login'], `${key.secret}\n`);
    expect(signedIn, signedIn.stderr).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('5,000 credits to spend'),
    });
    expect(signedIn.stdout).not.toContain(key.secret);
    const file = path.join(own.home, '.config/leadlight/keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await own.run(['credits'])).toMatchObject({ code: 0, stdout: '5,000 credits to spend\n' });
    expect((await own.run(['columns'])).stdout).toContain('workEmail');
    expect((await own.run(['credits', '--url', 'http://localhost:1'])).code).toBe(4);
    expect((await own.run(['logout'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(key.secret);
    own.remove();
  });
});
