import type { HubspotPush, HubspotPushResponse } from '../../../shared/contract/hubspot.ts';
import type { HubspotAccount, HubspotInput } from '../../support/servers/hubspot-server.ts';
import type { StandInCall } from '../../support/servers/stand-in-server.ts';
import type { Violations } from '../violations.ts';
import type { JobPromise } from './job-promise.ts';

/** A push into HubSpot that was answered. Times are milliseconds of performance.now(). */
export interface PushPromise {
  id: string;
  userId: string;
  batchId: string;
  /** When it was first asked for. */
  askedAt: number;
  end?: { state: HubspotPush['state']; pushed: number; refused: number; since: number };
}

/** What answers have promised of the profiles. */
interface Promised {
  jobs: ReadonlyMap<string, JobPromise>;
  batches: ReadonlyMap<string, { jobIds: readonly string[] }>;
}

const UPSERT = '/crm/v3/objects/contacts/batch/upsert';
/** While HubSpot is away for longer than a push waits. */
const GIVEN_UP = /^HubSpot did not answer for a long time/;

/** What users' HubSpot accounts got, compared with what the answers to pushes said. */
export class PushPromises {
  readonly pushes = new Map<string, PushPromise>();
  /** User → pushes that may have started although nobody was told, and calls under way. */
  readonly unknown = new Map<string, number>();
  readonly #violations: Violations;
  /** Request → when it was first asked to be pushed. */
  readonly #firstAsked = new Map<string, number>();
  /** Requests that were pushed by somebody who was not told of it. */
  readonly #unclear = new Set<string>();
  /** Job → what was sent of it last. */
  readonly #sent = new Map<string, HubspotInput>();

  constructor(violations: Violations) {
    this.#violations = violations;
  }

  /** The token of a user, which opens an account of their own. */
  tokenOf(userId: string): string {
    return `pat-na1-${userId}`;
  }

  /** Somebody is about to ask for it. */
  asked(userId: string, batchId: string): void {
    if (!this.#firstAsked.has(batchId)) this.#firstAsked.set(batchId, performance.now());
    this.unknown.set(userId, (this.unknown.get(userId) ?? 0) + 1);
  }

  /** What was asked for has come to its end. @param maybeStarted nobody was told whether it was started */
  heard(userId: string, batchId: string, maybeStarted: boolean): void {
    if (maybeStarted) this.#unclear.add(batchId);
    else this.unknown.set(userId, (this.unknown.get(userId) ?? 1) - 1);
  }

  /** A push was answered. @param earlier the answer to the same key before, when there was one */
  started(userId: string, push: HubspotPush, askedAt: number, earlier?: PushPromise): PushPromise {
    if (earlier && earlier.id !== push.id) {
      const found = push;
      this.#violations.add('the same key did not answer the same push', earlier.id, { promised: earlier, found });
    }
    const known = this.pushes.get(push.id) ?? { id: push.id, userId, batchId: push.batch_id, askedAt };
    this.pushes.set(push.id, known);
    return known;
  }

  /** A push stood in an answer to a call that was made then. */
  saw(push: HubspotPush, askedAt: number): void {
    const promise = this.pushes.get(push.id);
    if (!promise) return;
    const { state, pushed, refused_count: refused, total, trouble } = push;
    const tell = (what: string) => this.#violations.add(what, push.id, { promised: promise, found: push });
    if (state === 'queued' || state === 'running') {
      if (promise.end && promise.end.since < askedAt) tell('an ended push goes on');
      return;
    }
    if (state === 'done' && pushed + refused !== total) tell('a push is done and did not deal with everybody');
    if (state === 'failed' && !GIVEN_UP.test(trouble ?? '')) tell('a push failed');
    const { end } = promise;
    if (end && (end.state !== state || end.pushed !== pushed || end.refused !== refused)) {
      tell('what an ended push did changed');
    }
    promise.end ??= { state, pushed, refused, since: performance.now() };
  }

  /** Takes the calls that came in at HubSpot. */
  take(calls: readonly StandInCall[], { jobs }: Pick<Promised, 'jobs'>): void {
    for (const { path, body } of calls) {
      if (path !== UPSERT) continue;
      for (const input of (body as { inputs: HubspotInput[] }).inputs) {
        this.#sent.set(input.objectWriteTraceId, input);
        this.#checkForgotten(input.objectWriteTraceId, jobs);
      }
    }
  }

  /** Compares a push that is done, when nothing is open, with what its user's account holds. */
  check({ push }: HubspotPushResponse, account: HubspotAccount, { jobs, batches }: Promised): void {
    const promise = this.pushes.get(push.id);
    if (promise?.end?.state !== 'done') return;
    const { batchId, askedAt } = promise;
    const refused = new Set(push.refused.map(({ job_id }) => job_id));
    const all = (batches.get(batchId)?.jobIds ?? []).flatMap((id) => jobs.get(id) ?? []);
    for (const job of all) {
      const wasDone = job.end?.status === 'completed' && job.end.since < askedAt && !job.deletion;
      if (!wasDone || refused.has(job.id)) continue;
      const input = this.#sent.get(job.id);
      // By what it was sent: a later push of somebody with the same e-mail address brings the contact up to date.
      const found = [...account.contacts.values()].filter((contact) => input && contact[input.idProperty] === input.id);
      const isThere = found.length === 1 && Object.keys(input?.properties ?? {}).every((name) => name in found[0]!);
      if (isThere) continue;
      this.#violations.add('who was pushed is not at HubSpot exactly once', job.id, {
        promised: { push, input },
        found,
      });
    }
    const isAlone = !this.#unclear.has(batchId) && !this.#isPushedBefore(promise);
    const sent = all.filter(({ id }) => this.#sent.has(id) && !refused.has(id)).length;
    if (!isAlone || all.some(({ deletion }) => deletion) || sent === push.pushed) return;
    this.#violations.add('a push counts others than were sent', push.id, { promised: push, found: sent });
  }

  #isPushedBefore({ id, batchId }: PushPromise): boolean {
    return [...this.pushes.values()].some((other) => other.batchId === batchId && other.id !== id);
  }

  /** Who was forgotten before anybody asked for the push is not in it. */
  #checkForgotten(jobId: string, jobs: ReadonlyMap<string, JobPromise>): void {
    const job = jobs.get(jobId);
    const told = job?.deletion?.told;
    if (!job || told === undefined || told > (this.#firstAsked.get(job.batchId) ?? 0)) return;
    this.#violations.add('a forgotten profile was pushed', jobId, { promised: job, found: this.#sent.get(jobId) });
  }
}
