import { type AiParameterId, isAiParameter, kindOfWritten } from '../../../shared/catalogue.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { JobPromise } from '../promises/job-promise.ts';
import type { BatchPromise } from '../promises/promises.ts';
import type { Member } from './member.ts';

const PAGE = 200;
const RECENT = 60;

/** Reads a job, and compares. @returns undefined when there was no answer */
async function readJob(member: Member, promise: JobPromise): Promise<Job | undefined> {
  const askedAt = performance.now();
  const expects = promise.deletion ? (['not_found'] as const) : [];
  const outcome = await member.call('readJob', { params: { id: promise.id } }, { expects });
  if (outcome.kind !== 'answered') return undefined;
  member.context.promises.saw(outcome.body.job, askedAt);
  return outcome.body.job;
}

/** Reads a request with all its jobs, and compares. @returns undefined when there was no answer */
export async function readBatch(member: Member, promise: BatchPromise) {
  const { promises, violations } = member.context;
  const known = new Set(promise.jobIds);
  const listed = new Set<string>();
  for (let page = 1; ; page += 1) {
    const askedAt = performance.now();
    const deleted = promise.jobIds.filter((id) => promises.jobs.get(id)?.deletion);
    const outcome = await member.call('readBatch', { params: { id: promise.id }, query: { page, page_size: PAGE } });
    if (outcome.kind !== 'answered') return undefined;
    const { batch, jobs } = outcome.body;
    for (const job of jobs) {
      listed.add(job.job_id);
      promises.saw(job, askedAt);
      if (known.has(job.job_id)) continue;
      violations.add('a request has a job that was not promised', job.job_id, { promised: promise, found: job });
    }
    if (jobs.length === PAGE) continue;
    const missing = promise.jobIds.filter((id) => !listed.has(id) && !deleted.includes(id));
    // A page may have moved while the next was asked for.
    if (missing.length > 0 && page === 1 && !missing.some((id) => promises.jobs.get(id)?.deletion)) {
      violations.add('a job is lost', promise.id, { promised: missing, found: batch });
    }
    return outcome.body;
  }
}

/** Looks at one of the latest requests, or at one of its jobs. */
export async function look(member: Member): Promise<void> {
  const batch = member.random.some(member.batches.slice(-RECENT), 1)[0];
  if (!batch) return;
  if (member.random.chance(0.5)) await readBatch(member, batch);
  else await readJob(member, member.context.promises.jobs.get(member.random.pick(batch.jobIds))!);
}

/** Cancels a job, or a whole request. */
export async function cancel(member: Member): Promise<void> {
  const { promises, violations } = member.context;
  const open = member.jobs.slice(-RECENT).filter(({ end, deletion }) => !end && !deletion);
  if (open.length === 0) return;
  const job = member.random.pick(open);
  if (member.random.chance(0.6)) {
    job.mayBeCancelled = true;
    const outcome = await member.callUnsteadily('cancelJob', { params: { id: job.id } }, { expects: ['not_found'] });
    if (outcome.kind !== 'answered') return;
    promises.saw(outcome.body.job, performance.now());
    if (outcome.body.job.finished_at !== null) return;
    violations.add('a cancelled job goes on', job.id, { promised: 'an end', found: outcome.body.job });
    return;
  }
  const batch = promises.batches.get(job.batchId)!;
  for (const id of batch.jobIds) promises.jobs.get(id)!.mayBeCancelled = true;
  const outcome = await member.callUnsteadily('cancelBatch', { params: { id: batch.id } });
  if (outcome.kind !== 'answered') return;
  const after = await readBatch(member, batch);
  if (!after || after.batch.counts.pending + after.batch.counts.running === 0) return;
  violations.add('a cancelled request goes on', batch.id, { promised: 'an end', found: after.batch });
}

/** Forgets a profile that was enriched. */
export async function deleteJob(member: Member): Promise<void> {
  const ended = member.jobs.filter(({ end, deletion }) => end && (!deletion || deletion.told === undefined));
  if (ended.length === 0) return;
  const job = member.random.pick(ended);
  const wasAsked = job.deletion !== undefined;
  member.context.promises.allowCancelling(job.userId, job.url);
  job.deletion ??= { asked: performance.now() };
  const expects = ['not_found'] as const;
  const outcome = await member.callUnsteadily('deleteJob', { params: { id: job.id } }, { expects });
  if (outcome.kind === 'lost' || (outcome.kind === 'refused' && outcome.code !== 'not_found')) return;
  if (outcome.kind === 'refused' && !wasAsked) {
    const { violations } = member.context;
    violations.add('an ended job is not there any more', job.id, { promised: job.end, found: outcome.failure });
  }
  job.deletion.told = performance.now();
}

/** Edits an AI-generated text, or says something of it. */
export async function editOrJudge(member: Member): Promise<void> {
  const completed = member.jobs.filter(({ end, deletion }) => end?.status === 'completed' && !deletion);
  if (completed.length === 0) return;
  const promise = member.random.pick(completed);
  const job = await readJob(member, promise);
  const texts = job?.successful_parameters.filter((id) => isAiParameter(id) && kindOfWritten(id) === 'text') ?? [];
  if (!job || texts.length === 0) return;
  const parameter = member.random.pick(texts) as AiParameterId;
  if (member.random.chance(0.6)) await edit(member, promise, job, parameter);
  else await judge(member, promise, job, parameter);
}

async function edit(member: Member, promise: JobPromise, job: Job, parameter: AiParameterId): Promise<void> {
  const before = promise.edits.get(parameter)?.values ?? [job.result[parameter]];
  // After a lost answer the edit may still arrive, and would win over a later one.
  if (before.length > 1) return;
  const value = `Written by hand, ${member.random.between(1, 1_000_000)}.`;
  promise.edits.set(parameter, { values: [...before, value], since: performance.now() });
  const outcome = await member.callUnsteadily('editResult', { params: { id: job.job_id }, body: { parameter, value } });
  if (outcome.kind !== 'answered') return;
  promise.edits.set(parameter, { values: [value], since: performance.now() });
  member.context.promises.saw(outcome.body.job, performance.now());
}

async function judge(member: Member, promise: JobPromise, job: Job, parameter: AiParameterId): Promise<void> {
  const before = promise.feedback.get(parameter)?.verdicts ?? [job.feedback[parameter]?.verdict];
  if (before.length > 1) return;
  const verdict = member.random.pick(['up', 'down', undefined] as const);
  promise.feedback.set(parameter, { verdicts: [...before, verdict], since: performance.now() });
  const params = { id: job.job_id, parameter };
  const body = verdict === 'down' ? { verdict, reason: 'not_useful' as const } : { verdict: 'up' as const };
  const outcome =
    verdict === undefined
      ? await member.callUnsteadily('withdrawFeedback', { params })
      : await member.callUnsteadily('giveFeedback', { params, body });
  if (outcome.kind !== 'answered') return;
  promise.feedback.set(parameter, { verdicts: [verdict], since: performance.now() });
  member.context.promises.saw(outcome.body.job, performance.now());
}
