import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import { ChaosLog } from '../../chaos/chaos-log.ts';
import { Caller } from '../../chaos/load/caller.ts';
import { downloadAccount, downloadResults } from '../../chaos/load/downloads.ts';
import { Member } from '../../chaos/load/member.ts';
import { Outages } from '../../chaos/outages.ts';
import { Promises } from '../../chaos/promises/promises.ts';
import { Violations } from '../../chaos/violations.ts';

/** What chaos takes for a whole file has to be one: here a server sends others. */
let server: Server;
let answer: (response: ServerResponse, format: string) => void;
let violations: Violations;
let member: Member;
const found = () => [...new Set(violations.all.map(({ what }) => what))];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    if (pathname.endsWith('/export-link')) response.writeHead(503).end(UNAVAILABLE);
    else answer(response, searchParams.get('format') ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const UNAVAILABLE = JSON.stringify({ success: false, error: 'Not now', code: 'unavailable' });
const URLS = ['ann', 'ben'].map((name) => `https://www.linkedin.com/in/${name}`);
const LINES: Record<string, string[]> = {
  csv: ['"Profile URL","Status"', ...URLS.map((url) => `"${url}","Pending"`), ''],
  jsonl: [
    ...URLS.map((linkedin_url, job_id) =>
      JSON.stringify({ job_id: String(job_id), linkedin_url, status: 'pending', result: {} }),
    ),
    '',
  ],
};

beforeEach(() => {
  violations = new Violations(new ChaosLog(), 1, () => {});
  const promises = new Promises(violations);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = () => [url];
  const caller = new Caller({ urls, outages: new Outages(), violations });
  const context = { caller, promises, violations, urls, payments: 'test' as const, undelivered: [] };
  const never = new AbortController().signal;
  member = new Member('ann', { ...context, providers: undefined as never, signal: never }, new SeededRandom('ann', 1));
  const userId = 'ann';
  const jobs = URLS.map((linkedin_url, job_id) => ({ job_id: String(job_id), linkedin_url }));
  const rest = { parameters_enriched: [], duplicates: 0, validation_errors: [], total_jobs: 2 };
  member.account = { userId, email: '', unknownStarts: 0, starting: 0 };
  const batch = promises.started(userId, { success: true, batch_id: 'batch', jobs, ...rest }, true);
  member.batches.push(batch);
  member.jobs.push(...batch.jobIds.map((id) => promises.jobs.get(id)!));
});

/** Downloads as csv and as lines of JSON, and as a sheet, which is refused. */
async function downloadOften(send: (response: ServerResponse, lines: string[], format: string) => void): Promise<void> {
  answer = (response, format) => {
    const lines = LINES[format];
    if (lines) send(response, lines, format);
    else response.writeHead(503).end(UNAVAILABLE);
  };
  for (let times = 0; times < 40; times += 1) await downloadResults(member);
}

test('nothing is found where files are whole', async () => {
  await downloadOften((response, lines) => response.end(lines.join('\n')));
  expect(found()).toEqual([]);
  expect(member.context.caller.counts.answered).toBeGreaterThan(3);
});

test('a file that ends well and lacks a line', async () => {
  await downloadOften((response, lines) => response.end(lines.toSpliced(-2, 1).join('\n')));
  expect(found()).toEqual(['a download that ended well is not whole']);
});

test('a file that ends well in the middle of a line', async () => {
  await downloadOften((response, lines) => response.end(lines.join('\n').slice(0, -10)));
  expect(found()).toEqual(['a download that ended well cannot be read']);
});

test('a file that is cut off is lost, and no file; while the server lives it must not be', async () => {
  await downloadOften((response, lines) => {
    response.write(lines.join('\n').slice(0, -10), () => response.destroy());
  });
  expect(found()).toEqual(['no answer although the process lives']);
  expect(member.context.caller.counts.answered).toBe(0);
});

test('the file of an account that lacks a job, or its end', async () => {
  const kept = { profile: { id: 'ann' }, jobs: [], enrichment_requests: [{ batch_id: 'batch' }], orders: [] };
  const until = async (text: string) => {
    answer = (response) => response.end(text);
    for (const before = violations.all.length; violations.all.length === before; ) await downloadAccount(member);
  };
  await until(JSON.stringify(kept));
  await until(JSON.stringify(kept).slice(0, -1));
  expect(found()).toEqual(['the file of an account lacks something', 'a download that ended well cannot be read']);
});
