import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type AiParameterId, CREDITS_PER_PARAMETER, isAiParameter, type ParameterId } from '../../shared/catalogue.ts';
import type { InsightWriter, TokenUse } from '../insights/insight-writer.ts';
import type { DB } from '../platform/tables.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import { SourceError } from '../providers/source-error.ts';
import { deliverGivenValues, deliverInsights, deliverPlainValues, type Values } from './deliver-values.ts';
import { explainFailure } from './explain-failure.ts';
import { type Gathering, type GatherRequest, gatherFacts } from './gather-facts.ts';
import { YOUR_UPLOAD } from './given-facts/derive-given.ts';
import { readGivenFacts } from './given-facts/read-given-facts.ts';
import { withJobPriority } from './job-priority.ts';
import { JobRecorder } from './job-recorder.ts';
import { freshPart, type KeptAnswer } from './kept-answer.ts';
import { type OpenJobRow, readOpenJobRows } from './open-job-store.ts';
import { readFreshAnswers } from './source-answer-store.ts';
import type { SourceHits } from './source-hits.ts';

export interface RunContext {
  db: Kysely<DB>;
  log: Logger;
  /** The most trusted first. */
  sources: readonly ProfileSource[];
  writer: InsightWriter;
  freshDays: number;
  /** Said when no source knows a profile. */
  notFoundText: string;
  hits?: SourceHits;
  /** Told how each job ended, after the commit, and what a model used for it. */
  onEnded: (status: 'completed' | 'failed', tokens?: TokenUse) => void;
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
    const kept = await readKeptAnswers(context, jobs);
    await Promise.all(jobs.map((job) => withJobPriority(job, () => runJob(context, recorder, job, kept(job), signal))));
  };
}

async function readKeptAnswers(
  context: RunContext,
  jobs: readonly OpenJobRow[],
): Promise<(job: OpenJobRow) => Map<string, KeptAnswer>> {
  const since = new Date(Date.now() - context.freshDays * DAY_MS);
  const profiles = jobs.map((job) => ({ userId: job.user_id, slug: job.slug }));
  const rows = await readFreshAnswers(context.db, profiles, since);
  const ofProfile = Map.groupBy(rows, (row) => `${row.userId} ${row.slug}`);
  return (job) => {
    const kept = new Map<string, KeptAnswer>();
    for (const { source: id, answer } of ofProfile.get(`${job.user_id} ${job.slug}`) ?? []) {
      const source = context.sources.find((candidate) => candidate.id === id);
      // Fields are dated one by one: an answer may hold some from an earlier, older visit.
      const fresh = source && freshPart(answer, source, since);
      if (fresh) kept.set(id, fresh);
    }
    return kept;
  };
}

async function runJob(
  context: RunContext,
  recorder: JobRecorder,
  job: OpenJobRow,
  kept: ReadonlyMap<string, KeptAnswer>,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = new Date();
  recorder.moved(job, [], startedAt);
  const ownCompany = { website: job.company_website, description: job.company_description };
  const locked = ownCompany.website === '' && ownCompany.description === '';
  const skipped = locked ? job.columns.filter(isAiParameter) : [];
  const given = deliverGivenValues(job.columns, job.slug, job.extra ?? [], job.created_at);
  const columns = job.columns.filter((id) => !skipped.includes(id as AiParameterId) && !(id in given.result));
  const request = { sources: context.sources, slug: job.slug, columns, kept, given: givenFacts(job) };
  const gathering = await gatherFacts(request, signal);
  context.hits?.add(gathering.asked);
  for (const { source, error } of gathering.troubles) {
    context.log.warn({ jobId: job.id, source, kind: error.kind, reason: error.message }, 'source did not answer');
  }
  if (!gathering.found && columns.length > 0) {
    const error = explainFailure(gathering.troubles, context.notFoundText);
    await recorder.ended(job, { status: 'failed', creditsUsed: 0, error }, []);
    return context.onEnded('failed');
  }
  const answers = gathering.heard.map((heard) => ({ userId: job.user_id, slug: job.slug, ...heard }));
  const plain = deliverPlainValues(columns, gathering.facts);
  const asked: AiParameterId[] = columns.filter(isAiParameter);
  const tokens: TokenUse = { input: 0, output: 0 };
  let written: Values = { result: {}, provenance: {} };
  if (asked.length > 0) {
    recorder.moved(job, Object.keys({ ...given.result, ...plain.result }) as ParameterId[], startedAt);
    written = await writeInsights(context, job, asked, gathering, tokens, signal);
  }
  const provenance = { ...given.provenance, ...plain.provenance, ...written.provenance };
  const charged = Object.values(provenance).filter(({ source }) => source !== YOUR_UPLOAD);
  const end = {
    status: 'completed' as const,
    creditsUsed: charged.length * CREDITS_PER_PARAMETER,
    result: { ...given.result, ...plain.result, ...written.result },
    provenance,
    skipped,
    ...(tokens.input + tokens.output > 0 && { tokens }),
  };
  await recorder.ended(job, end, answers);
  context.onEnded('completed', end.tokens);
}

function givenFacts(job: OpenJobRow): GatherRequest['given'] {
  if (!job.extra?.length) return undefined;
  return { label: YOUR_UPLOAD, parts: readGivenFacts(job.slug, job.extra), at: job.created_at.toISOString() };
}

/** A model that does not answer costs the user nothing but these texts: the rest of the job is delivered. */
async function writeInsights(
  context: RunContext,
  job: OpenJobRow,
  asked: readonly AiParameterId[],
  { facts }: Gathering,
  tokens: TokenUse,
  signal: AbortSignal,
): Promise<Values> {
  const onTokens = ({ input, output }: TokenUse) => {
    tokens.input += input;
    tokens.output += output;
  };
  const ownCompany = { website: job.company_website, description: job.company_description };
  try {
    return await deliverInsights(context.writer, asked, facts, ownCompany, onTokens, signal);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    context.log.warn(
      { jobId: job.id, kind: error.kind, reason: error.message },
      'AI-generated values were not written',
    );
    return { result: {}, provenance: {} };
  }
}
