import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import { creditsToStart } from '../../../shared/pricing.ts';

/** A job as it must stand. */
export interface ModelJob {
  id: string;
  status: JobStatus;
  /** Credits held for it until it ends. */
  held: number;
  used: number;
}

/** The ledger of one user in a few lines: what every sequence of calls must come to. */
export class LedgerModel {
  balance: number;
  readonly batches: { id: string; jobs: ModelJob[] }[] = [];
  readonly orders: { id: string; credits: number; credited: boolean }[] = [];

  constructor(balance: number) {
    this.balance = balance;
  }

  get jobs(): ModelJob[] {
    return this.batches.flatMap(({ jobs }) => jobs);
  }

  get held(): number {
    return this.jobs.reduce((sum, job) => sum + job.held, 0);
  }

  canStart(price: number): boolean {
    return this.balance - this.held >= creditsToStart(price);
  }

  /** @returns what it uses; 0 when it had ended before */
  end(job: ModelJob, status: 'completed' | 'failed' | 'cancelled', delivered = 0): void {
    if (isEnded(job)) return;
    Object.assign(job, { status, used: delivered, held: 0 });
    this.balance -= delivered;
  }
}

export const isEnded = ({ status }: ModelJob): boolean => status !== 'pending' && status !== 'running';
