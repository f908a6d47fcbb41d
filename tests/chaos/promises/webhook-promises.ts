import { type Received, verifyReceived } from '../../support/servers/webhook-receiver.ts';
import type { Violations } from '../violations.ts';
import type { JobPromise } from './job-promise.ts';

/** Ids of the deliveries that told of something, with the kind of event. */
type Told = Map<string, Map<string, string>>;

/** The event that tells of a job's end. */
const EVENT_OF = { completed: 'job.completed', failed: 'job.failed', cancelled: undefined } as const;

/** What answers have promised. */
interface Promised {
  jobs: ReadonlyMap<string, JobPromise>;
  batches: ReadonlyMap<string, { id: string; userId: string; jobIds: readonly string[] }>;
  accounts: ReadonlyMap<string, { deletion?: object }>;
}

/** What webhooks were told, compared with what the answers said. A repeated delivery keeps its id, so receivers can drop it. */
export class WebhookPromises {
  readonly #violations: Violations;
  /** Path of the address → whose it is, and its secret. */
  readonly #webhooks = new Map<string, { userId: string; secret: string }>();
  readonly #jobs: Told = new Map();
  readonly #batches: Told = new Map();
  #received = 0;

  constructor(violations: Violations) {
    this.#violations = violations;
  }

  /** Events that came. */
  get received(): number {
    return this.#received;
  }

  /** A webhook was made for a user, before anything of theirs was started. */
  made(path: string, webhook: { userId: string; secret: string }): void {
    this.#webhooks.set(path, webhook);
  }

  /** Takes what came in; what was sent to an address whose making nobody was told of is passed over. */
  take(all: readonly Received[]): void {
    for (const received of all) {
      const webhook = this.#webhooks.get(received.path);
      if (!webhook) continue;
      this.#received += 1;
      try {
        const { type, data } = verifyReceived(webhook.secret, received);
        const told = type === 'batch.completed' ? this.#batches : this.#jobs;
        const about = String(type === 'batch.completed' ? data.batch_id : data.job_id);
        told.set(about, (told.get(about) ?? new Map()).set(received.id, type));
      } catch (found) {
        this.#violations.add('a webhook is not signed as promised', received.id, { promised: 'a signature', found });
      }
    }
  }

  /** Compares, when nothing is open and nothing waits to be told. */
  check({ jobs, batches, accounts }: Promised): void {
    const listeners = new Set([...this.#webhooks.values()].map(({ userId }) => userId));
    const listens = (userId: string) => listeners.has(userId) && !accounts.get(userId)?.deletion;
    for (const { id, userId, end, deletion } of jobs.values()) {
      // What was forgotten before it was told is told to nobody.
      const event = end && !deletion && listens(userId) ? EVENT_OF[end.status] : undefined;
      const told = [...(this.#jobs.get(id)?.values() ?? [])];
      if (event && (told.length !== 1 || told[0] !== event))
        this.#violations.add('a webhook was not told once of a job', id, { promised: event, found: told });
    }
    for (const { id, userId, jobIds } of batches.values()) {
      const isWhole = jobIds.every(
        (job) => EVENT_OF[jobs.get(job)?.end?.status ?? 'cancelled'] && !jobs.get(job)?.deletion,
      );
      const times = this.#batches.get(id)?.size ?? 0;
      if (listens(userId) && (times > 1 || (isWhole && times !== 1)))
        this.#violations.add('a webhook was not told once of a request', id, { promised: 1, found: times });
    }
  }
}
