import type { EnrichResponse, Job } from '../../../shared/contract/enrichment.ts';
import type { Violations } from '../violations.ts';
import { endOf, findDifference, findFlaw, type JobEnd, type JobPromise } from './job-promise.ts';
import { PushPromises } from './push-promises.ts';
import { WebhookPromises } from './webhook-promises.ts';

/** A request that was answered. */
export interface BatchPromise {
  id: string;
  userId: string;
  since: number;
  jobIds: readonly string[];
  /** Each delivered parameter is charged; not where the user's sheet brought values along. */
  isPriceExact: boolean;
}

export interface OrderPromise {
  id: string;
  userId: string;
  credits: number;
  /** When somebody began to pay it. */
  paying?: number;
  /** When it was paid at the provider. */
  paid?: number;
  /** When we were told that it is credited. */
  told?: number;
}

/** Somebody with an account. */
export interface AccountPromise {
  userId: string;
  email: string;
  /** Requests that may have started although nobody was told. */
  unknownStarts: number;
  /** Calls under way that may start a request. */
  starting: number;
  deletion?: { asked: number; told?: number };
}

/** What the answers that clients got have promised, compared with every later answer. */
export class Promises {
  readonly accounts = new Map<string, AccountPromise>();
  readonly batches = new Map<string, BatchPromise>();
  readonly jobs = new Map<string, JobPromise>();
  readonly orders = new Map<string, OrderPromise>();
  /** Jobs that were given up after too many tries. */
  readonly givenUp = new Set<string>();
  readonly webhooks: WebhookPromises;
  readonly pushes: PushPromises;
  readonly #violations: Violations;
  /** Ends that were heard of jobs whose start is not known yet. */
  readonly #early = new Map<string, JobEnd>();

  constructor(violations: Violations) {
    this.#violations = violations;
    this.webhooks = new WebhookPromises(violations);
    this.pushes = new PushPromises(violations);
  }

  /** A request was answered. @param earlier the answer to the same key before, when there was one */
  started(userId: string, answer: EnrichResponse, isPriceExact: boolean, earlier?: BatchPromise): BatchPromise {
    const since = performance.now();
    const jobIds = answer.jobs.map(({ job_id }) => job_id);
    if (earlier) {
      this.#checkRepeated(earlier, answer.batch_id, jobIds);
      return earlier;
    }
    const batch = { id: answer.batch_id, userId, since, jobIds, isPriceExact };
    this.batches.set(batch.id, batch);
    for (const { job_id: id, linkedin_url: url } of answer.jobs) this.#addJob({ id, url, batchId: batch.id, userId });
    return batch;
  }

  /** A job stood in an answer to a call that was made then. */
  saw(job: Job, askedAt: number): JobPromise | undefined {
    const promise = this.jobs.get(job.job_id);
    if (!promise) return undefined;
    const { isPriceExact = false } = this.batches.get(promise.batchId) ?? {};
    const flaw = findFlaw(job, isPriceExact);
    if (flaw) this.#violations.add(flaw, job.job_id, { promised: 'the contract', found: briefly(job) });
    if (promise.deletion?.told !== undefined && promise.deletion.told < askedAt) {
      this.#violations.add('a forgotten profile is back', job.job_id, { promised: 'forgotten', found: briefly(job) });
    }
    const end = endOf(job);
    if (end) this.ended(job.job_id, end);
    else if (promise.end && promise.end.since < askedAt) {
      this.#violations.add('an ended job is open again', job.job_id, { promised: promise.end, found: briefly(job) });
    }
    if (job.error_code === 'not_finished') this.givenUp.add(job.job_id);
    if (end) this.#checkEdits(promise, job, askedAt);
    return promise;
  }

  /** It was said how a job ended. */
  ended(jobId: string, end: JobEnd): void {
    const promise = this.jobs.get(jobId);
    if (!promise) {
      this.#early.set(jobId, end);
      return;
    }
    if (end.status === 'cancelled' && !promise.mayBeCancelled && !this.accounts.get(promise.userId)?.deletion) {
      this.#violations.add('a job was cancelled and nobody asked for it', jobId, { promised: promise, found: end });
    }
    const difference = promise.end && findDifference(promise.end, end, new Set(promise.edits.keys()));
    if (difference) {
      const found = { status: end.status, credits: end.credits };
      this.#violations.add(difference, jobId, { promised: { ...promise.end, values: undefined }, found });
    }
    promise.end = {
      since: performance.now(),
      ...promise.end,
      status: end.status,
      credits: promise.end?.credits ?? end.credits,
      ...((promise.end?.values ?? end.values) && { values: promise.end?.values ?? end.values! }),
    };
  }

  /** Profiles of a user that may be cancelled from now on, because one of them is to be forgotten. */
  allowCancelling(userId: string, url: string): void {
    for (const job of this.jobs.values()) {
      if (job.userId === userId && job.url === url) job.mayBeCancelled = true;
    }
  }

  #addJob(job: Pick<JobPromise, 'id' | 'url' | 'batchId' | 'userId'>): void {
    const since = performance.now();
    this.jobs.set(job.id, { ...job, since, mayBeCancelled: false, edits: new Map(), feedback: new Map() });
    const early = this.#early.get(job.id);
    this.#early.delete(job.id);
    if (early) this.ended(job.id, early);
  }

  #checkRepeated(earlier: BatchPromise, batchId: string, jobIds: readonly string[]): void {
    const missing = earlier.jobIds.filter((id) => !jobIds.includes(id) && !this.jobs.get(id)?.deletion);
    const added = jobIds.filter((id) => !earlier.jobIds.includes(id));
    if (batchId === earlier.id && missing.length === 0 && added.length === 0) return;
    const found = { batchId, missing, added };
    this.#violations.add('the same key did not answer the same jobs', earlier.id, { promised: earlier, found });
  }

  #checkEdits(promise: JobPromise, job: Job, askedAt: number): void {
    for (const [parameter, { values, since }] of promise.edits) {
      const found = job.result[parameter as keyof Job['result']];
      if (since < askedAt && !values.includes(found)) {
        const about = `${job.job_id} ${parameter}`;
        this.#violations.add('an acknowledged edit is not there', about, { promised: values, found });
      }
    }
    for (const [parameter, { verdicts, since }] of promise.feedback) {
      const found = job.feedback[parameter as keyof Job['feedback']]?.verdict;
      if (since < askedAt && !verdicts.includes(found)) {
        const about = `${job.job_id} ${parameter}`;
        this.#violations.add('acknowledged feedback is not there', about, {
          promised: verdicts,
          found: found ?? 'none',
        });
      }
    }
  }
}

function briefly({ job_id, batch_id, status, credits_used, successful_parameters, error, finished_at }: Job): object {
  return { job_id, batch_id, status, credits_used, delivered: successful_parameters.length, error, finished_at };
}
