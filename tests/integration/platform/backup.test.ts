import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../../server/platform/backup/restore-backup.ts';
import { writeBackup } from '../../../server/platform/backup/write-backup.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { signUp } from '../../support/http/sign-up.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-backup-'));
let files = 0;
const newFile = () => path.join(folder, `${++files}.backup`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two users, one with every kind of row and text that is hard to carry. */
const ANN = '018f0000-0000-7000-8000-000000000001';
const BATCH = '018f0000-0000-7000-8000-00000000000b';
const AWKWARD =
  'tab\there, line\nend, \r\n, back\\slash, \\N, \\., quote\' ", \u2028 \u2029 \u0001 é 冷 \u{1f680}\n\\.\n';
const DATA = `
  INSERT INTO users (id, identity_kind, identity_subject, email, username, company_description, selected_parameters)
  VALUES ('${ANN}', 'local', 'ann', 'ann@example.com', 'Ann', $1, ARRAY[$1, 'NULL', '']),
    (gen_random_uuid(), 'local', 'ben', 'ben@example.com', '\\N', '', NULL);
  INSERT INTO sessions (id, user_id, expires_at, ended_at) VALUES (gen_random_uuid(), '${ANN}', 'infinity', NULL);
  INSERT INTO signup_gifts (identity_digest) VALUES ('\\x00ff0a5c2e0d');
  INSERT INTO accounts VALUES ('${ANN}', 99, 2);
  INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used) VALUES ('${BATCH}', '${ANN}', '[["firstName"]]', 3, 3, 2, 1);
  INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, extra, finished_at)
  VALUES ('018f0000-0000-7000-8000-0000000000a1', '${BATCH}', '${ANN}', 0, 'josé', 'completed', 100, 0, 1, json_build_object('firstName', $1::text), jsonb_build_array(jsonb_build_array('Note', $1::text)), now()),
    ('018f0000-0000-7000-8000-0000000000a2', '${BATCH}', '${ANN}', 1, 'pending', 'pending', 0, 1, 0, NULL, NULL, NULL),
    ('018f0000-0000-7000-8000-0000000000a3', '${BATCH}', '${ANN}', 2, 'running', 'running', 40, 1, 0, NULL, NULL, NULL);
  INSERT INTO ledger_entries (user_id, kind, amount) VALUES ('${ANN}', 'signup', 100);
  INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id) VALUES ('${ANN}', 'enrichment', -1, '${BATCH}', '018f0000-0000-7000-8000-0000000000a1');
  INSERT INTO source_answers VALUES ('${ANN}', 'josé', 'a', '{ "kept":  "as written" }', now());
  INSERT INTO idempotency_keys (user_id, key, request_digest, batch_id, answer) VALUES ('${ANN}', 'k', '\\x00', '${BATCH}', '{}');`;

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function fill(url: string): Promise<void> {
  for (const statement of DATA.split(/;\n/).filter((text) => text.trim() !== '')) {
    await query(url, statement, statement.includes('$1') ? [AWKWARD] : undefined);
  }
}

/** A database with nothing in it, dropped after the test. */
async function emptyDatabase(): Promise<string> {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  await query(inject('adminDatabase'), `CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await query(inject('adminDatabase'), `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return Object.assign(new URL(inject('adminDatabase')), { pathname: `/${name}` }).href;
}

/** Every row of every table as text, and where the identities stand. */
async function contents(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname NOT IN ('schema_migrations', 'sample_people', 'sample_people_fill') ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

describe('a backup of a database', () => {
  let source: TestDatabase;
  let backup: string;
  let written: Record<string, number>;
  beforeAll(async () => {
    source = await createTestDatabase();
    await fill(source.url);
    backup = newFile();
    written = await writeBackup({ url: source.url, file: backup, sessionSecret: 'the secret of this place' });
  });
  afterAll(() => source.drop());

  it('holds everything, and is for the operator alone', () => {
    expect(written).toMatchObject({ users: 2, jobs: 3, ledger_entries: 2, idempotency_keys: 1 });
    expect(written).not.toHaveProperty('schema_migrations');
    expect(statSync(backup).mode & 0o777).toBe(0o600);
  });

  it('comes back exactly as it was', async () => {
    const url = await emptyDatabase();
    const secrets: string[] = [];
    expect(await restoreBackup({ url, file: backup }, (secret) => secrets.push(secret))).toEqual(written);
    expect(await contents(url)).toEqual(await contents(source.url));
    expect(secrets).toEqual(['the secret of this place']);
    // What the schema keeps true holds there as well, and new entries are numbered on.
    await expect(query(url, 'DELETE FROM ledger_entries')).rejects.toThrow('append-only');
    const [entry] = await query<{ id: string }>(
      url,
      `INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
       VALUES ('${ANN}', 'enrichment', -1, '${BATCH}', gen_random_uuid()) RETURNING id`,
    );
    expect(Number(entry!.id)).toBe(3);
  });

  it('comes back into a database that was started and never used', async () => {
    const target = await createTestDatabase();
    await restoreBackup({ url: target.url, file: backup }, () => {});
    expect(await contents(target.url)).toEqual(await contents(source.url));
    await target.drop();
  });

  it('is of one moment, though everything goes on meanwhile', async () => {
    let busy = true;
    const goOn = (async () => {
      while (busy) {
        await query(
          source.url,
          `WITH paid AS (UPDATE accounts SET balance = balance + 1 WHERE user_id = '${ANN}')
           INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
           VALUES ('${ANN}', 'enrichment', -1, '${BATCH}', gen_random_uuid())`,
        );
      }
    })();
    const [before] = await query<{ n: number }>(
      source.url,
      `SELECT balance AS n FROM accounts WHERE user_id = '${ANN}'`,
    );
    const url = await emptyDatabase();
    for (let times = 0; times < 3; times += 1) await writeBackup({ url: source.url, file: newFile() });
    const file = newFile();
    await writeBackup({ url: source.url, file });
    busy = false;
    await goOn;
    await restoreBackup({ url, file }, () => {});
    const [after] = await query<{ n: number; moves: number }>(
      url,
      `SELECT (SELECT balance FROM accounts WHERE user_id = '${ANN}') AS n, (SELECT count(*)::int FROM ledger_entries) AS moves`,
    );
    expect(after!.n).toBeGreaterThan(before!.n);
    // Each move changed both: 99 and 2 of them stood there at first.
    expect(after!.n - 99).toBe(after!.moves - 2);
  });

  it('is not written over another file', async () => {
    await expect(writeBackup({ url: source.url, file: backup })).rejects.toThrow('is there already');
  });

  it('is not taken of a database without Leadlight', async () => {
    const file = newFile();
    await expect(writeBackup({ url: await emptyDatabase(), file })).rejects.toThrow('no Leadlight');
    expect(() => statSync(file)).toThrow();
  });

  it('is not put into a database that is in use', async () => {
    await expect(restoreBackup({ url: source.url, file: backup }, () => {})).rejects.toThrow('not empty');
  });

  const lines = () => gunzipSync(readFileSync(backup)).toString('latin1');
  const newer = (text: string) =>
    text.replace(/"migrations":\[/, '"migrations":[{"name":"000_other.sql","checksum":"x"},');
  it.each<[string, () => Buffer, RegExp]>([
    ['broken off in the file', () => readFileSync(backup).subarray(0, -40), /end of file|broken off/],
    ['broken off between tables', () => pack(lines().split('{"end"')[0]!), /broken off/],
    ['broken off within a table', () => pack(lines().slice(0, lines().indexOf('ann@example.com') + 3)), /broken off/],
    ['short of a row', () => pack(lines().replace(/^.*ben@example\.com.*\n/m, '')), /broken off/],
    ['of a newer Leadlight', () => pack(newer(lines())), /newer Leadlight/],
    ['of another program', () => gzipSync('{"format":"other"}\n'), /no backup of Leadlight/],
    ['not packed', () => Buffer.from('hello'), /no backup of Leadlight/],
    ['empty', () => Buffer.alloc(0), /no backup of Leadlight/],
  ])('that is %s is refused, and leaves nothing', async (_, bytes, message) => {
    const url = await emptyDatabase();
    const file = newFile();
    writeFileSync(file, bytes());
    const secrets: string[] = [];
    await expect(restoreBackup({ url, file }, (secret) => secrets.push(secret))).rejects.toThrow(message);
    expect(Object.values(await contents(url)).flat()).toEqual([]);
    expect(secrets).toEqual([]);
    // The same database takes the good one.
    expect(await restoreBackup({ url, file: backup }, () => {})).toEqual(written);
  });
});

function pack(text: string): Buffer {
  return gzipSync(Buffer.from(text, 'latin1'));
}

/** @returns exit code and what was printed */
function runScript(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const script = path.join(root, `scripts/${name}.ts`);
    const child = execFile(process.execPath, [script, ...args], options, (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    );
  });
}

describe('npm run backup and npm run restore', () => {
  const newDataDir = () => mkdtempSync(path.join(folder, 'data-'));

  it('carry a Leadlight to another folder, taken while it runs and when it is stopped', {
    timeout: 120_000,
  }, async () => {
    const from = newDataDir();
    const first = await startLeadlightProcess({ DATA_DIR: from }, '/healthz');
    const company = { website: 'https://acme.example', description: 'We sell freight billing.' };
    const ann = await signUp(first.url, company);
    const { sample_profiles } = await ann.api.call('readConfig');
    const body = sample_profiles.map((linkedin_url) => ({ linkedin_url, columns: ['firstName', 'companyName'] }));
    const { batch_id } = await ann.api.call('startEnrichment', { body });
    const readBatch = (url: string) => createApiClient(url, ann.token).call('readBatch', { params: { id: batch_id } });
    while ((await readBatch(first.url)).batch.counts.completed < sample_profiles.length) await wait(50);
    const before = await readBatch(first.url);

    const whileRunning = newFile();
    const taken = await runScript('backup', [whileRunning], { DATA_DIR: from });
    expect(taken).toEqual({ code: 0, output: expect.stringContaining('1 users, 1 requests, 3 profiles') });
    // A folder in use is no place to restore into.
    const refused = await runScript('restore', [whileRunning], { DATA_DIR: from });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('in use by another Leadlight') });
    await first.stop();
    const whileStopped = newFile();
    expect(await runScript('backup', [whileStopped], { DATA_DIR: from })).toMatchObject({ code: 0 });

    const [to, other] = [newDataDir(), newDataDir()];
    const restored = await runScript('restore', [whileRunning], { DATA_DIR: to });
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('3 profiles') });
    expect(await runScript('restore', [whileStopped], { DATA_DIR: other })).toEqual(restored);
    const second = await startLeadlightProcess({ DATA_DIR: to }, '/healthz');
    // The same token still signs in: the secret came along.
    expect(await readBatch(second.url)).toEqual(before);
    const profile = await createApiClient(second.url, ann.token).call('readProfile');
    expect(profile).toMatchObject({ id: ann.userId, company_profile: company });
    await second.stop();
    const again = await runScript('restore', [whileRunning], { DATA_DIR: to });
    expect(again).toEqual({ code: 1, output: expect.stringContaining('not empty') });
  });

  it('carry a database of one’s own; what was being enriched is taken up again', { timeout: 60_000 }, async () => {
    const source = await createTestDatabase();
    await fill(source.url);
    const [file, url] = [newFile(), await emptyDatabase()];
    expect(await runScript('backup', [file], { DATABASE_URL: source.url })).toMatchObject({ code: 0 });
    await source.drop();
    const restored = await runScript('restore', [file], { DATABASE_URL: url });
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('2 profiles that were being enriched') });
    const queued = await query<{ data: unknown }>(url, "SELECT data FROM pgboss.job WHERE name = 'enrich-profiles'");
    expect(queued.map(({ data }) => data)).toEqual([
      { job_ids: ['018f0000-0000-7000-8000-0000000000a2', '018f0000-0000-7000-8000-0000000000a3'] },
    ]);
    const environment = { DATABASE_URL: url, SESSION_SECRET: 'a secret of the environment' };
    // Nobody searches: the sample network need not be stored before.
    const app = await startLeadlightProcess(environment, '/healthz');
    const open = "SELECT FROM jobs WHERE status IN ('pending', 'running')";
    while ((await query(url, open)).length > 0) await wait(100);
    expect(await query(url, 'SELECT held FROM accounts')).toEqual([{ held: 0 }]);
    await app.stop();
  });

  it.each([
    ['backup', 'no file named', [], {}, 2, 'Usage'],
    ['restore', 'no file named', [], {}, 2, 'Usage'],
    ['backup', 'a folder where Leadlight never was', ['x.backup'], { DATA_DIR: 'nowhere' }, 1, 'Is DATA_DIR right?'],
    [
      'restore',
      'a file that is not there',
      ['missing.backup'],
      { DATABASE_URL: 'postgresql://a@127.0.0.1:1/x' },
      1,
      'ENOENT',
    ],
  ] as const)('%s says what is wrong: %s', async (script, _, args, env, code, message) => {
    expect(await runScript(script, [...args], env)).toEqual({ code, output: expect.stringContaining(message) });
  });
});
