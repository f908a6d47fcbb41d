import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { z } from 'zod';
import { job } from '../../../shared/contract/enrichment.ts';
import { canonicalProfileUrl, parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { digestValues, type EndStatus, type JobPromise } from '../promises/job-promise.ts';
import type { BatchPromise } from '../promises/promises.ts';
import type { CallOptions, Outcome } from './caller.ts';
import type { Member } from './member.ts';

const FORMATS = ['csv', 'jsonl', 'xlsx'] as const;
/** Another download of this user goes on, or one that was cut is not yet known to be. */
const EXPECTS = ['export_running'] as const;
const LINK_EXPECTS = [...EXPECTS, 'not_found', 'export_link_invalid'] as const;
const ENDS: readonly string[] = ['completed', 'failed', 'cancelled'] satisfies EndStatus[];

const exportedLine = job.pick({ job_id: true, linkedin_url: true, status: true, result: true });
const exportedAccount = z.object({
  profile: z.object({ id: z.string() }),
  jobs: z.array(job),
  enrichment_requests: z.array(z.object({ batch_id: z.string() })),
  orders: z.array(z.object({ order_id: z.string() })),
});

/** Downloads results, by the page or by a link: what the client takes for a whole file is whole. */
export async function downloadResults(member: Member): Promise<void> {
  const { random } = member;
  if (member.batches.length === 0) return;
  const batch = random.pick(member.batches);
  const format = random.pick(FORMATS);
  const askedAt = performance.now();
  const outcome = random.chance(0.3) ? await byLink(member, batch, format) : await byToken(member, batch, format);
  if (outcome?.kind !== 'answered') return;
  try {
    if (format === 'jsonl') checkLines(member, batch, outcome.body.toString(), askedAt);
    else await checkTable(member, batch, format, outcome.body);
  } catch (error) {
    tellBroken(member, `results as ${format}`, outcome.body, error);
  }
}

/** Downloads everything that is kept of the user: a file that grows as long as the account is used. */
export async function downloadAccount(member: Member): Promise<void> {
  const { account, context } = member;
  const { promises, violations } = context;
  if (!account) return;
  const askedAt = performance.now();
  const outcome = await member.download('exportAccount', {}, { expects: EXPECTS, ...drawSlowness(member) });
  if (outcome.kind !== 'answered') return;
  try {
    const kept = exportedAccount.parse(JSON.parse(outcome.body.toString()));
    const ids = new Set(kept.jobs.map(({ job_id }) => job_id));
    const batches = new Set(kept.enrichment_requests.map(({ batch_id }) => batch_id));
    const orders = new Set(kept.orders.map(({ order_id }) => order_id));
    for (const one of kept.jobs) promises.saw(one, askedAt);
    const missing = [
      ...member.jobs.filter((one) => isPromised(one, askedAt) && !ids.has(one.id)),
      ...member.batches.filter(({ id, since }) => since < askedAt && !batches.has(id)),
      ...[...promises.orders.values()].filter(
        ({ id, userId, told }) => userId === account.userId && (told ?? askedAt) < askedAt && !orders.has(id),
      ),
    ];
    if (missing.length === 0) return;
    const found = { bytes: outcome.body.length, jobs: kept.jobs.length };
    violations.add('the file of an account lacks something', account.userId, { promised: missing.slice(0, 5), found });
  } catch (error) {
    tellBroken(member, 'the account', outcome.body, error);
  }
}

function byToken(member: Member, { id }: BatchPromise, format: string): Promise<Outcome<Buffer>> {
  const input = { params: { id }, query: { format } };
  return member.download('exportBatch', input, { expects: EXPECTS, ...drawSlowness(member) });
}

async function byLink(
  member: Member,
  { id }: BatchPromise,
  format: (typeof FORMATS)[number],
): Promise<Outcome<Buffer> | undefined> {
  const link = await member.callUnsteadily('createExportLink', { params: { id }, body: { format } });
  if (link.kind !== 'answered') return undefined;
  const token = link.body.url.split('/').at(-1) ?? '';
  const options = { expects: LINK_EXPECTS, token: undefined, ...drawSlowness(member) };
  return member.download('openExportLink', { params: { token } }, options);
}

/** Some take their time, some leave, and some take the bytes as they are. */
function drawSlowness({ random }: Member): CallOptions {
  return {
    ...(random.chance(0.3) && { pauseMs: random.between(5, 60) }),
    ...(random.chance(0.1) && { giveUpAfterMs: random.between(1, 150) }),
    ...(random.chance(0.5) && { headers: { 'accept-encoding': 'identity' } }),
  };
}

const isPromised = ({ since, deletion }: JobPromise, askedAt: number) => since < askedAt && !deletion;

function checkLines(member: Member, batch: BatchPromise, text: string, askedAt: number): void {
  const { promises } = member.context;
  const lines = text === '' ? [] : text.trimEnd().split('\n');
  const listed = new Set<string>();
  for (const line of lines) {
    const { job_id, status, result } = exportedLine.parse(JSON.parse(line));
    listed.add(job_id);
    const promise = promises.jobs.get(job_id);
    if (ENDS.includes(status)) {
      promises.ended(job_id, { status: status as EndStatus, values: digestValues(result) });
    } else if (promise?.end && promise.end.since < askedAt) {
      const found = line.slice(0, 500);
      member.context.violations.add('an ended job is open again', job_id, { promised: promise.end, found });
    }
  }
  tellMissing(
    member,
    batch,
    promisesOf(member, batch).filter(({ id }) => !listed.has(id)),
  );
}

async function checkTable(member: Member, batch: BatchPromise, format: string, bytes: Buffer): Promise<void> {
  const rows: readonly (readonly unknown[])[] =
    format === 'csv' ? parse(bytes, { bom: true }) : ((await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? []);
  const [heading, ...others] = rows;
  const at = heading?.indexOf('Profile URL') ?? -1;
  if (at < 0) throw new Error(`no heading: ${heading?.join()}`);
  const listed = new Set(others.map((row) => String(row[at])));
  const missing = promisesOf(member, batch).filter(({ url }) => {
    const read = parseProfileUrl(url);
    return !read.ok || !listed.has(canonicalProfileUrl(read.slug));
  });
  tellMissing(member, batch, missing);
}

/** Jobs of a request that nobody wants forgotten. */
function promisesOf({ context }: Member, { jobIds }: BatchPromise): JobPromise[] {
  return jobIds.flatMap((id) => context.promises.jobs.get(id) ?? []).filter(({ deletion }) => !deletion);
}

function tellMissing({ context }: Member, batch: BatchPromise, missing: readonly JobPromise[]): void {
  if (missing.length === 0) return;
  const promised = `${batch.jobIds.length} jobs`;
  context.violations.add('a download that ended well is not whole', batch.id, { promised, found: missing.slice(0, 5) });
}

function tellBroken({ context, name }: Member, what: string, bytes: Buffer, error: unknown): void {
  const found = { error: String(error).slice(0, 500), bytes: bytes.length, end: bytes.subarray(-300).toString() };
  context.violations.add('a download that ended well cannot be read', `${name} ${what}`, { promised: 'a file', found });
}
