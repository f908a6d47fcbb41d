import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { CREDITS_PER_PARAMETER, isAiParameter, type ParameterId } from '../../shared/catalogue.ts';
import type { InsightWriter } from '../insights/insight-writer.ts';
import type { DB } from '../platform/tables.ts';
import type { GatheredFacts } from '../providers/profile-facts.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import { deliverInsights, deliverPlainValues, type Values } from './deliver-values.ts';
import { gatherFacts } from './gather-facts.ts';
import { JobRecorder } from './job-recorder.ts';
import { type OpenJobRow, readOpenJobRows } from './job-store.ts';
import { partsOfParameters } from './parts-of-parameters.ts';
import { readFreshAnswers } from './source-answer-store.ts';

export interface RunContext {
  db: Kysely<DB>;
  log: Logger;
  /** In the order in which they are asked. */
  sources: readonly ProfileSource[];
  writer: InsightWriter;
  freshDays: number;
  /** Said when no source knows a profile. */
  notFoundText: string;
  /** Told how each job ended, after the commit. */
  onEnded: (status: 'completed' | 'failed') => void;
}

const DAY_MS = 86_400_000;

/**
 * Returns the function that runs jobs by id: asks the sources for what is missing, derives and writes the values, settles.
 * Jobs that have ended are left alone, so running one twice is harmless. Rejects when something could not be committed: the
 * queue then gives the jobs out again.
 */
export function createJobRunner(
  context: RunContext,
): (jobIds: readonly string[], signal: AbortSignal) => Promise<void> {
  const recorder = new JobRecorder(context.db);
  return async (jobIds, signal) => {
    const jobs = await readOpenJobRows(context.db, jobIds);
    const kept = await readKeptFacts(context, jobs);
    await Promise.all(jobs.map((job) => runJob(context, recorder, job, kept(job), signal)));
  };
}

async function readKeptFacts(
  context: RunContext,
  jobs: readonly OpenJobRow[],
): Promise<(job: OpenJobRow) => GatheredFacts> {
  const since = new Date(Date.now() - context.freshDays * DAY_MS);
  const profiles = jobs.map((job) => ({ userId: job.user_id, slug: job.slug }));
  const answers = await readFreshAnswers(context.db, profiles, since);
  // Parts are dated one by one: an answer may hold a part from an earlier, older visit.
  const fresh = (facts: GatheredFacts) =>
    Object.fromEntries(Object.entries(facts).filter(([, part]) => Date.parse(part.retrievedAt) >= since.getTime()));
  const bySource = new Map(answers.map((answer) => [`${answer.userId} ${answer.source} ${answer.slug}`, answer.facts]));
  return (job) => {
    const ofSource = (source: ProfileSource) => bySource.get(`${job.user_id} ${source.id} ${job.slug}`);
    return Object.assign({}, ...context.sources.toReversed().map((source) => fresh(ofSource(source) ?? {})));
  };
}

async function runJob(
  context: RunContext,
  recorder: JobRecorder,
  job: OpenJobRow,
  kept: GatheredFacts,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = new Date();
  recorder.moved(job, [], startedAt);
  const gathering = await gatherFacts(context.sources, job.slug, partsOfParameters(job.columns), kept, signal);
  const answers = gathering.fresh.map((answer) => ({ userId: job.user_id, slug: job.slug, ...answer }));
  if (!gathering.facts.person) {
    const error = gathering.unanswered.length > 0 ? NO_ANSWER_TEXT : context.notFoundText;
    for (const cause of gathering.unanswered) context.log.warn({ jobId: job.id, err: cause }, 'source did not answer');
    await recorder.ended(job, { status: 'failed', creditsUsed: 0, error }, answers);
    return context.onEnded('failed');
  }
  const plain = deliverPlainValues(job.columns, gathering.facts);
  const asked = job.columns.filter(isAiParameter);
  const ownCompany = { website: job.company_website, description: job.company_description };
  const locked = ownCompany.website === '' && ownCompany.description === '';
  let written: Values = { result: {}, provenance: {} };
  if (asked.length > 0 && !locked) {
    recorder.moved(job, Object.keys(plain.result) as ParameterId[], startedAt);
    written = await deliverInsights(context.writer, asked, gathering.facts, ownCompany, signal);
  }
  const result = { ...plain.result, ...written.result };
  const end = {
    status: 'completed' as const,
    creditsUsed: Object.keys(result).length * CREDITS_PER_PARAMETER,
    result,
    provenance: { ...plain.provenance, ...written.provenance },
    skipped: locked ? asked : [],
  };
  await recorder.ended(job, end, answers);
  context.onEnded('completed');
}

const NO_ANSWER_TEXT = 'The profile source did not answer. Nothing was charged; try again later.';
