import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readCredits } from '../credits/read-credits.ts';
import { readCounts } from '../enrichment/batch-store.ts';
import { readJobRows } from '../enrichment/job-store.ts';
import { presentJob } from '../enrichment/results/present-job.ts';
import type { Announcement } from '../platform/database/announcements.ts';
import type { DB } from '../platform/database/tables.ts';
import { tellJob } from './job-events.ts';
import { jobsToTell } from './jobs-to-tell.ts';
import { credentialRoom, jobRoom, type LiveServer, type LiveSocket, rememberEnd, userRoom } from './rooms.ts';
import { Throttle } from './throttle.ts';

/** Jobs read at once: what came in during one read goes with the next. */
const JOBS_PER_READ = 40;

interface Waiting {
  ended: boolean;
  toOwner: boolean;
}

/** Tells this process's sockets what was committed: reads the rows that somebody here cares for, and nothing else. */
export class Relay {
  readonly #io: LiveServer;
  readonly #db: Kysely<DB>;
  readonly #log: Logger;
  readonly #waiting = new Map<string, Waiting>();
  readonly #batches: Throttle<{ userId: string; total: number }>;
  readonly #credits: Throttle<true>;
  #telling = false;

  constructor(io: LiveServer, db: Kysely<DB>, log: Logger) {
    this.#io = io;
    this.#db = db;
    this.#log = log;
    this.#batches = new Throttle((batchId, detail) => this.#guard(this.#tellBatch(batchId, detail)));
    this.#credits = new Throttle((userId) => this.#guard(this.#tellCredits(userId)));
  }

  take(announcements: readonly Announcement[]): void {
    for (const announcement of announcements) this.#takeOne(announcement);
    if (!this.#telling && this.#waiting.size > 0) this.#guard(this.#tellJobs());
  }

  stop(): void {
    this.#batches.stop();
    this.#credits.stop();
    this.#waiting.clear();
  }

  #takeOne(announcement: Announcement): void {
    const { userId, batchId, total, endedCredential } = announcement;
    if (endedCredential) {
      this.#io.in(credentialRoom(endedCredential)).emit('left_user_room', { user_id: userId });
      this.#io.in(credentialRoom(endedCredential)).disconnectSockets(true);
    }
    const { rooms } = this.#io.sockets.adapter;
    const owner = rooms.has(userRoom(userId));
    if (owner) this.#credits.changed(userId, true);
    if (owner && batchId) this.#batches.changed(batchId, { userId, total: total ?? 0 });
    const told = jobsToTell(announcement, { owner, joined: (id) => rooms.has(jobRoom(id)) });
    for (const id of told.running) if (!this.#waiting.has(id)) this.#wait(id, false, told.toOwner);
    for (const id of told.ended) this.#wait(id, true, told.toOwner);
  }

  #wait(id: string, ended: boolean, toOwner: boolean): void {
    this.#waiting.set(id, { ended, toOwner });
  }

  async #tellJobs(): Promise<void> {
    this.#telling = true;
    try {
      while (this.#waiting.size > 0) {
        const group = new Map([...this.#waiting].slice(0, JOBS_PER_READ));
        for (const id of group.keys()) this.#waiting.delete(id);
        for (const row of await readJobRows(this.#db, [...group.keys()])) {
          const job = presentJob(row);
          const waiting = group.get(job.job_id);
          // Read as ended though announced as running: its end is announced by itself.
          if (!waiting || (job.finished_at !== null && !waiting.ended)) continue;
          for (const socket of this.#listeners(job.job_id, waiting.toOwner ? job.user_id : undefined)) {
            if (!waiting.ended || rememberEnd(socket, job.job_id)) tellJob(socket, job);
          }
        }
      }
    } finally {
      this.#telling = false;
    }
  }

  #listeners(jobId: string, ownerId: string | undefined): Set<LiveSocket> {
    const { rooms } = this.#io.sockets.adapter;
    const names = [jobRoom(jobId), ...(ownerId ? [userRoom(ownerId)] : [])];
    const sockets = names.flatMap((name) => [...(rooms.get(name) ?? [])].map((id) => this.#io.sockets.sockets.get(id)));
    return new Set(sockets.filter((socket) => socket !== undefined));
  }

  async #tellBatch(batchId: string, { userId, total }: { userId: string; total: number }): Promise<void> {
    const counts = await readCounts(this.#db, batchId);
    this.#io.in(userRoom(userId)).emit('batch_progress', { batch_id: batchId, user_id: userId, counts, total });
  }

  async #tellCredits(userId: string): Promise<void> {
    this.#io.in(userRoom(userId)).emit('credits', { user_id: userId, ...(await readCredits(this.#db, userId)) });
  }

  /** What could not be told is told by the next event, or read over HTTP. */
  #guard(telling: Promise<void>): void {
    telling.catch((error) => this.#log.warn({ err: error }, 'live event not sent'));
  }
}
