import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readCredits } from '../credits/read-credits.ts';
import { readCounts } from '../enrichment/batch-store.ts';
import { readJobRowsForEvents } from '../enrichment/job-store.ts';
import { presentJob } from '../enrichment/results/present-job.ts';
import type { Change } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { withholdSuppressed } from '../suppression/withhold-suppressed.ts';
import { emitJob } from './emit-job.ts';
import { credentialRoom, jobRoom, type LiveServer, type LiveSocket, rememberEnd, userRoom } from './rooms.ts';
import { selectRecipients } from './select-recipients.ts';
import { Throttle } from './throttle.ts';

/** Jobs read at once: what came in during one read goes with the next. */
const JOBS_PER_READ = 40;

interface Waiting {
  ended: boolean;
  toOwner: boolean;
}

/** Sends what was committed to this process's sockets: reads the rows that somebody here listens for, and nothing else. */
export class Relay {
  readonly #io: LiveServer;
  readonly #db: Kysely<DB>;
  readonly #log: Logger;
  readonly #suppressions: SuppressionList;
  readonly #waiting = new Map<string, Waiting>();
  readonly #batches: Throttle<{ userId: string; total: number }>;
  readonly #credits: Throttle<true>;
  #sending = false;

  constructor(io: LiveServer, db: Kysely<DB>, suppressions: SuppressionList, log: Logger) {
    this.#io = io;
    this.#db = db;
    this.#log = log;
    this.#suppressions = suppressions;
    this.#batches = new Throttle((batchId, detail) => this.#guard(this.#sendBatch(batchId, detail)));
    this.#credits = new Throttle((userId) => this.#guard(this.#sendCredits(userId)));
  }

  take(changes: readonly Change[]): void {
    for (const change of changes) this.#takeOne(change);
    if (!this.#sending && this.#waiting.size > 0) this.#guard(this.#sendJobs());
  }

  stop(): void {
    this.#batches.stop();
    this.#credits.stop();
    this.#waiting.clear();
  }

  #takeOne(change: Change): void {
    const { userId, batchId, total, endedCredential } = change;
    if (endedCredential) {
      this.#io.in(credentialRoom(endedCredential)).emit('left_user_room', { user_id: userId });
      this.#io.in(credentialRoom(endedCredential)).disconnectSockets(true);
    }
    const { rooms } = this.#io.sockets.adapter;
    const owner = rooms.has(userRoom(userId));
    if (owner) this.#credits.changed(userId, true);
    if (owner && batchId) this.#batches.changed(batchId, { userId, total: total ?? 0 });
    const recipients = selectRecipients(change, { owner, joined: (id) => rooms.has(jobRoom(id)) });
    for (const id of recipients.running) if (!this.#waiting.has(id)) this.#wait(id, false, recipients.toOwner);
    for (const id of recipients.ended) this.#wait(id, true, recipients.toOwner);
  }

  #wait(id: string, ended: boolean, toOwner: boolean): void {
    this.#waiting.set(id, { ended, toOwner });
  }

  async #sendJobs(): Promise<void> {
    this.#sending = true;
    try {
      while (this.#waiting.size > 0) {
        const group = new Map([...this.#waiting].slice(0, JOBS_PER_READ));
        for (const id of group.keys()) this.#waiting.delete(id);
        const rows = await readJobRowsForEvents(this.#db, [...group.keys()]);
        for (const job of await withholdSuppressed(this.#suppressions, rows.map(presentJob))) {
          const waiting = group.get(job.job_id);
          // Published as running, but it has ended by now: its end is published as a change of its own.
          if (!waiting || (job.finished_at !== null && !waiting.ended)) continue;
          for (const socket of this.#listeners(job.job_id, waiting.toOwner ? job.user_id : undefined)) {
            if (!waiting.ended || rememberEnd(socket, job.job_id)) emitJob(socket, job);
          }
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #listeners(jobId: string, ownerId: string | undefined): Set<LiveSocket> {
    const { rooms } = this.#io.sockets.adapter;
    const names = [jobRoom(jobId), ...(ownerId ? [userRoom(ownerId)] : [])];
    const sockets = names.flatMap((name) => [...(rooms.get(name) ?? [])].map((id) => this.#io.sockets.sockets.get(id)));
    return new Set(sockets.filter((socket) => socket !== undefined));
  }

  async #sendBatch(batchId: string, { userId, total }: { userId: string; total: number }): Promise<void> {
    const counts = await readCounts(this.#db, batchId);
    this.#io.in(userRoom(userId)).emit('batch_progress', { batch_id: batchId, user_id: userId, counts, total });
  }

  async #sendCredits(userId: string): Promise<void> {
    this.#io.in(userRoom(userId)).emit('credits', { user_id: userId, ...(await readCredits(this.#db, userId)) });
  }

  /** What could not be sent comes with the next event, or is read over HTTP. */
  #guard(sending: Promise<void>): void {
    sending.catch((error) => this.#log.warn({ err: error }, 'live event not sent'));
  }
}
