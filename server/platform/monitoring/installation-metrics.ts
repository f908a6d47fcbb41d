import { Gauge, type Registry } from 'prom-client';
import type { QueueDepth } from '../queue/queue.ts';

/** Jobs that have not ended, of all users. */
export interface OpenJobs {
  status: 'pending' | 'running';
  jobs: number;
  /** Seconds for which the oldest of them has been in that state; 0 when there is none. */
  oldestSeconds: number;
}

/** Users' own accounts of the network, by how they stand. */
export type NetworkAccountCounts = Readonly<Record<'connected' | 'expired' | 'leaving', number>>;

/** What is the same for all processes: it stands in the database. */
export interface InstallationFigures {
  queueDepth(): Promise<QueueDepth[]>;
  openJobs(): Promise<OpenJobs[]>;
  networkAccounts(): Promise<NetworkAccountCounts>;
}

/** Milliseconds for which what was read is told again, to however many ask. */
const KEPT_MS = 5_000;

/** Adds the figures that are read from the database. One that cannot be read is left out: the others are wanted most then. */
export function watchInstallation(registry: Registry, figures: InstallationFigures): void {
  const registers = [registry];
  const queueDepth = keepFor(KEPT_MS, () => figures.queueDepth());
  const openJobs = keepFor(KEPT_MS, () => figures.openJobs());
  new Gauge({
    name: 'leadlight_queue_depth',
    help: 'Messages in the queue, waiting for a worker or running',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { job, waiting, running } of await queueDepth()) {
        this.set({ job, state: 'waiting' }, waiting);
        this.set({ job, state: 'running' }, running);
      }
    },
  });
  new Gauge({
    name: 'leadlight_open_jobs',
    help: 'Jobs that have not ended, by state',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, jobs } of await openJobs()) this.set({ status }, jobs);
    },
  });
  const networkAccounts = keepFor(KEPT_MS, async () => [await figures.networkAccounts()]);
  new Gauge({
    name: 'leadlight_network_accounts',
    help: "Users' own accounts of the network, by state",
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const counts of await networkAccounts()) {
        for (const [state, accounts] of Object.entries(counts)) this.set({ state }, accounts);
      }
    },
  });
  new Gauge({
    name: 'leadlight_open_jobs_oldest_seconds',
    help: 'How long the oldest job of each state has been in it',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, oldestSeconds } of await openJobs()) this.set({ status }, oldestSeconds);
    },
  });
}

/** Reads once for all who ask within that time; nothing when it cannot be read. */
function keepFor<T>(milliseconds: number, read: () => Promise<T[]>): () => Promise<T[]> {
  let kept: { answer: Promise<T[]>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || kept.until <= now) kept = { answer: read().catch(() => []), until: now + milliseconds };
    return kept.answer;
  };
}
