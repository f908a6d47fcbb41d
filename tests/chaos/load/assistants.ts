import { randomUUID } from 'node:crypto';
import type { ToolInput, ToolOutput } from '../../../shared/contract/assistant-tools.ts';
import type { BatchPromise } from '../promises/promises.ts';
import type { Outcome } from './caller.ts';
import { drawColumns, drawUrls } from './enrichments.ts';
import type { Member } from './member.ts';

type Enrich = Omit<ToolInput<'enrich_profiles'>, 'wait_seconds'>;

const KEY_TRIES = 5;
/** More than any of these requests costs. */
const MAX_CREDITS = 1_000;
const EXPECTS = ['insufficient_credits'] as const;
const WAITS = [0, 0, 1, 5] as const;

/** Has an assistant enrich some profiles with the user's API key, ask again as one that heard nothing does, or look at what was found. */
export async function askAssistant(member: Member): Promise<void> {
  const { random } = member;
  const key = await keyOf(member);
  if (key === undefined) return;
  const earlier = random.chance(0.5) ? random.some(member.assisted.slice(-30), 1)[0] : undefined;
  if (earlier) {
    if (random.chance(0.5)) await readResults(member, key, earlier.batch);
    else await enrich(member, key, earlier.input, earlier.batch);
    return;
  }
  const isNamed = random.chance(0.6);
  await enrich(member, key, {
    linkedin_urls: drawUrls(member, 10),
    parameters: drawColumns(member),
    max_credits: MAX_CREDITS,
    ...(isNamed && { idempotency_key: randomUUID() }),
  });
}

/** Two at the same time, perhaps at two APIs, and again until there is an answer: that is one request. */
async function enrich(member: Member, key: string, input: Enrich, earlier?: BatchPromise): Promise<void> {
  const { account, context, random } = member;
  if (!account) return;
  const atOnce = random.chance(0.3) ? 2 : 1;
  if (!earlier) account.starting += 1;
  try {
    const sent = await Promise.all(Array.from({ length: atOnce }, () => insist(member, key, input)));
    const ids = new Set(sent.flatMap(({ outcome }) => (outcome.kind === 'answered' ? outcome.body.batch_id : [])));
    const [id] = ids;
    const expected = earlier?.id ?? id;
    if (ids.size > 1 || id !== expected) {
      const found = [...ids];
      context.violations.add('an assistant that asked again started another request', String(expected), {
        promised: input,
        found,
      });
    }
    if (earlier) return;
    const batch = id === undefined ? undefined : await learn(member, id);
    if (batch) member.assisted.push({ input, batch });
    else if (sent.some(({ maybeDone }) => maybeDone) || id !== undefined) account.unknownStarts += 1;
  } finally {
    if (!earlier) account.starting -= 1;
  }
}

async function insist(
  member: Member,
  key: string,
  input: Enrich,
): Promise<{ outcome: Outcome<ToolOutput<'enrich_profiles'>>; maybeDone: boolean }> {
  const { context, random } = member;
  for (let maybeDone = false; ; ) {
    const asked = { ...input, wait_seconds: random.pick(WAITS) };
    const outcome = await member.callTool('enrich_profiles', asked, { token: key, expects: EXPECTS });
    const isPassing =
      outcome.kind === 'lost' || (outcome.kind === 'refused' && [503, 429, 408].includes(outcome.status));
    if (outcome.kind === 'lost' || (outcome.kind === 'refused' && outcome.status === 503)) maybeDone = true;
    if (!isPassing || context.signal.aborted) return { outcome, maybeDone };
    await member.wait(50, 600);
  }
}

/** The tool says no ids: they are read as the page reads them. */
async function learn(member: Member, id: string): Promise<BatchPromise | undefined> {
  const { account, context } = member;
  const known = context.promises.batches.get(id);
  if (known || !account) return known;
  const { outcome } = await member.insist('readBatch', { params: { id }, query: { page: 1, page_size: 200 } });
  if (outcome.kind !== 'answered') return undefined;
  const { jobs } = outcome.body;
  const answer = {
    ...{ success: true as const, batch_id: id, total_jobs: jobs.length, jobs: [...jobs] },
    ...{ parameters_enriched: [], duplicates: 0, validation_errors: [] },
  };
  const batch = context.promises.started(account.userId, answer, true);
  member.batches.push(batch);
  member.jobs.push(...batch.jobIds.map((jobId) => context.promises.jobs.get(jobId)!));
  return batch;
}

async function readResults(member: Member, key: string, batch: BatchPromise): Promise<void> {
  const { violations } = member.context;
  const asked = { batch_id: batch.id, wait_seconds: member.random.pick(WAITS) };
  const outcome = await member.callTool('get_results', asked, { token: key });
  if (outcome.kind !== 'answered' || outcome.body.total === batch.jobIds.length) return;
  const isForgotten = batch.jobIds.some((id) => member.context.promises.jobs.get(id)?.deletion);
  if (isForgotten) return;
  violations.add('an assistant is told of other profiles', batch.id, { promised: batch, found: outcome.body.counts });
}

/** The user's API key, which is made when it is first needed. */
async function keyOf(member: Member): Promise<string | undefined> {
  const body = { name: 'Assistant', scopes: ['read' as const, 'search' as const, 'enrich' as const] };
  for (let tries = 0; member.apiKey === undefined && tries < KEY_TRIES; tries += 1) {
    const made = await member.callUnsteadily('createApiKey', { body });
    if (made.kind === 'answered') member.apiKey = made.body.secret;
    else await member.wait(50, 600);
  }
  return member.apiKey;
}
