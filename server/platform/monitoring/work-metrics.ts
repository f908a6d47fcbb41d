import { Counter, Histogram, type Registry } from 'prom-client';

/** The parts of a profile's enrichment, in their order: waiting in the queue, asking sources, writing texts, committing. */
export type JobStage = 'waiting' | 'gathering' | 'writing' | 'settling';

/** A profile's enrichment that ended here. */
export interface EndedJob {
  status: 'completed' | 'failed' | 'cancelled';
  /** Credits that were charged for it, and what was returned of those held for it. */
  charged: number;
  returned: number;
  /** What a language model used for it. */
  tokens?: { input: number; output: number } | undefined;
}

/** A call to a provider that was made. */
export interface ProviderCallEnd {
  provider: string;
  kind: string;
  /** 'ok', or the kind of the error. */
  outcome: string;
  seconds: number;
}

/** How often a source was asked for a parameter, and had it. */
export interface AskedParameter {
  source: string;
  parameter: string;
  asked: number;
  found: number;
}

/** What is counted of the work done here, wherever that is: in the worker, and where people are searched. */
export interface WorkMetrics {
  jobEnded(job: EndedJob): void;
  stageEnded(stage: JobStage, seconds: number): void;
  /** @param outcome 'found', 'not-found', or the kind of the error */
  lookedUp(source: string, outcome: string, seconds: number): void;
  called(call: ProviderCallEnd): void;
  parametersAsked(counts: readonly AskedParameter[]): void;
}

/** From what costs nothing to what takes as long as a look-up may. */
const LONG_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

/** Adds the figures of work to a registry. */
export function createWorkMetrics(registry: Registry): WorkMetrics {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `leadlight_${name}_total`, help, labelNames, registers });
  const duration = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name: `leadlight_${name}_seconds`, help, labelNames, buckets: LONG_BUCKETS, registers });

  const jobs = counter('jobs_ended', 'Jobs that ended, by end state', ['status']);
  const credits = counter('credits_settled', 'Credits of ended jobs: charged, or returned from what was held', ['as']);
  const tokens = counter('model_tokens', 'Tokens the language model used for AI-generated values', ['direction']);
  const stages = duration('job_stage', 'Time that jobs spent in each stage', ['stage']);
  const lookUps = duration('source_look_up', 'Time to look a profile up at a source', ['source', 'outcome']);
  const calls = counter('provider_calls', 'Calls to providers, by kind of call and how they ended', [
    'provider',
    'kind',
    'outcome',
  ]);
  const callTimes = duration('provider_call', 'Time of one call to a provider', ['provider', 'kind']);
  const parameters = counter('source_parameters', 'Parameters that a source was asked for, and whether it had them', [
    'source',
    'parameter',
    'outcome',
  ]);

  return {
    jobEnded({ status, charged, returned, tokens: used }) {
      jobs.inc({ status });
      if (charged > 0) credits.inc({ as: 'charged' }, charged);
      if (returned > 0) credits.inc({ as: 'returned' }, returned);
      if (!used) return;
      tokens.inc({ direction: 'input' }, used.input);
      tokens.inc({ direction: 'output' }, used.output);
    },
    stageEnded: (stage, seconds) => stages.observe({ stage }, seconds),
    lookedUp: (source, outcome, seconds) => lookUps.observe({ source, outcome }, seconds),
    called({ provider, kind, outcome, seconds }) {
      calls.inc({ provider, kind, outcome });
      callTimes.observe({ provider, kind }, seconds);
    },
    parametersAsked(counts) {
      for (const { source, parameter, asked, found } of counts) {
        if (found > 0) parameters.inc({ source, parameter, outcome: 'hit' }, found);
        if (asked > found) parameters.inc({ source, parameter, outcome: 'miss' }, asked - found);
      }
    },
  };
}
