import type { Logger } from 'pino';
import { type AiParameterId, isAiParameter, type ParameterId } from '../../../shared/catalogue.ts';
import { priceOf } from '../../../shared/pricing.ts';
import type { InsightWriter, OwnCompany, TokenUse } from '../../insights/insight-writer.ts';
import { withDeadline } from '../../platform/concurrency/with-deadline.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import type { WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import type { ProfileSource } from '../../providers/profile-source.ts';
import { SourceError } from '../../providers/source-error.ts';
import { cellsWithAddresses, namesInFacts } from '../../suppression/list-identifiers.ts';
import { SUPPRESSED, type SuppressionList } from '../../suppression/suppression-list.ts';
import type { JobEnd } from '../ended-job-store.ts';
import type { OpenJobRow } from '../open-job-store.ts';
import type { AnswersOfProfile, FreshAnswers } from '../sourcing/fresh-answers.ts';
import { type Gathering, type GatherRequest, gatherFacts, PersonSuppressed } from '../sourcing/gather-facts.ts';
import type { HitRateCounter } from '../sourcing/hit-rate-counter.ts';
import type { LookUps } from '../sourcing/look-ups.ts';
import { YOUR_UPLOAD } from '../upload-facts/derive-uploaded-values.ts';
import { readUploadFacts } from '../upload-facts/read-upload-facts.ts';
import { buildInsightValues, buildPlainValues, buildUploadedValues, type InsightValues } from './build-values.ts';
import { explainFailure } from './explain-failure.ts';
import { isInteractive } from './job-priority.ts';
import type { JobRecorder } from './job-recorder.ts';
import { noteWaiting, runStage } from './run-stage.ts';

/** What every job is run with. */
export interface JobContext {
  log: Logger;
  /** The most trusted first. */
  sources: readonly ProfileSource[];
  writer: InsightWriter;
  /** Who is not to be processed. */
  suppressions: SuppressionList;
  /** Said when no source knows a profile. */
  notFoundText: string;
  hits?: HitRateCounter;
  metrics: WorkMetrics;
}

export interface JobTools extends JobContext {
  closing: AbortSignal;
  recorder: JobRecorder;
  answers: FreshAnswers;
  lookUps: LookUps<OpenJobRow>;
}

/** Milliseconds for all AI-generated values of one profile, waiting included. */
const WRITING_MS = 12 * 60_000;

/** Whether AI-generated values are to be written for it: without a company profile they are skipped. */
export function needsWriter(job: OpenJobRow): boolean {
  return job.columns.some(isAiParameter) && !isLocked(job);
}

function isLocked(job: OpenJobRow): boolean {
  return job.company_website === '' && job.company_description === '';
}

/**
 * Runs one job to its end, and commits it.
 * @throws the signal's reason when it is aborted, that of `closing` when something more would have to be begun
 */
export async function runJob(tools: JobTools, job: OpenJobRow, signal: AbortSignal): Promise<void> {
  const { recorder, metrics } = tools;
  const cached = await tools.answers.of(job);
  // Jobs come in crowds. One a turn, the urgent first: what others wait for goes on in between.
  await yieldToEventLoop(isInteractive(job));
  signal.throwIfAborted();
  const startedAt = new Date();
  noteWaiting(metrics, job.created_at, startedAt);
  recorder.recordProgress(job, [], startedAt);
  const skipped = isLocked(job) ? job.columns.filter(isAiParameter) : [];
  const uploaded = buildUploadedValues(job.columns, job.slug, job.extra ?? [], job.created_at);
  const columns = job.columns.filter((id) => !skipped.includes(id as AiParameterId) && !(id in uploaded.result));
  const gathering = await runStage(metrics, 'gathering', () => gather(tools, job, columns, cached, signal));
  if (gathering === 'suppressed' || (!gathering.found && columns.length > 0)) {
    const failure = gathering === 'suppressed' ? SUPPRESSED : explainFailure(gathering.failures, tools.notFoundText);
    return settle(tools, job, { status: 'failed', creditsUsed: 0, failure }, []);
  }
  const plain = buildPlainValues(columns, gathering.facts);
  const asked: AiParameterId[] = columns.filter(isAiParameter);
  const tokens: TokenUse = { input: 0, output: 0 };
  let written: InsightValues = { result: {}, provenance: {}, fit: undefined };
  if (asked.length > 0) {
    recorder.recordProgress(job, Object.keys({ ...uploaded.result, ...plain.result }) as ParameterId[], startedAt);
    written = await runStage(metrics, 'writing', () => writeInsights(tools, job, asked, gathering, tokens, signal));
  }
  const provenance = { ...uploaded.provenance, ...plain.provenance, ...written.provenance };
  const charged = columns.filter((id) => provenance[id] && provenance[id].source !== YOUR_UPLOAD);
  const end = {
    status: 'completed' as const,
    creditsUsed: priceOf(charged, job.prices),
    result: { ...uploaded.result, ...plain.result, ...written.result },
    provenance,
    fit: written.fit,
    skipped,
    movedTo: gathering.movedTo,
    ...(tokens.input + tokens.output > 0 && { tokens }),
  };
  // Texts of a model are paid for too: nothing comes between writing and settling.
  await settle(tools, job, end, gathering.unsaved);
}

/** Commits the end of a job, and counts it unless it had ended before. */
async function settle(
  { recorder, metrics }: JobTools,
  job: OpenJobRow,
  end: Omit<JobEnd, 'jobId'>,
  unsaved: Gathering['unsaved'],
): Promise<void> {
  const endedHere = await runStage(metrics, 'settling', () => recorder.ended(job, end, unsaved));
  if (!endedHere) return;
  const { status, creditsUsed: charged, tokens } = end;
  metrics.jobEnded({ status, charged, returned: priceOf(job.columns, job.prices) - charged, tokens });
}

async function gather(
  tools: JobTools,
  job: OpenJobRow,
  columns: readonly ParameterId[],
  cached: AnswersOfProfile,
  signal: AbortSignal,
): Promise<Gathering | 'suppressed'> {
  const cells = cellsWithAddresses((job.extra ?? []).map(([, text]) => text));
  const request: GatherRequest = {
    sources: tools.sources,
    slug: job.slug,
    columns,
    cached,
    uploaded: factsFromUpload(job),
    lookUp: (source, question, left) => tools.lookUps.find(job, source, question, left),
    isSuppressed: (known, slugs) => {
      const names = namesInFacts(known, [job.slug, ...slugs]);
      return tools.suppressions.has(job.user_id, { ...names, emails: [...names.emails, ...cells] });
    },
  };
  const gathering = await gatherFacts(request, signal).catch((error: unknown) => {
    if (error instanceof PersonSuppressed) return 'suppressed' as const;
    throw error;
  });
  if (gathering === 'suppressed') return gathering;
  tools.hits?.add(gathering.asked);
  for (const { source, error } of gathering.failures) {
    tools.log.warn({ jobId: job.id, source, kind: error.kind, reason: error.message }, 'source did not answer');
  }
  return gathering;
}

function factsFromUpload(job: OpenJobRow): GatherRequest['uploaded'] {
  if (!job.extra?.length) return undefined;
  return { label: YOUR_UPLOAD, parts: readUploadFacts(job.slug, job.extra), at: job.created_at.toISOString() };
}

/** A model that does not answer costs the user nothing but these texts: the rest of the job is delivered. */
async function writeInsights(
  { writer, log, closing }: JobTools,
  job: OpenJobRow,
  asked: readonly AiParameterId[],
  { facts }: Gathering,
  tokens: TokenUse,
  signal: AbortSignal,
): Promise<InsightValues> {
  closing.throwIfAborted();
  const onTokens = ({ input, output }: TokenUse) => {
    tokens.input += input;
    tokens.output += output;
  };
  const ownCompany: OwnCompany = { website: job.company_website, description: job.company_description };
  const tooLate = () => new SourceError('unavailable', `${writer.label} did not come to an end with a profile.`);
  try {
    return await withDeadline({ milliseconds: WRITING_MS, lateError: tooLate, signal }, (inTime) =>
      buildInsightValues(writer, asked, facts, ownCompany, onTokens, inTime),
    );
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ jobId: job.id, kind: error.kind, reason: error.message }, 'AI-generated values were not written');
    return { result: {}, provenance: {}, fit: undefined };
  }
}
