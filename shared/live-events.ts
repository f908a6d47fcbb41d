import type { ParameterId } from './catalogue.ts';
import type { Counts, Job, JobStatus } from './contract/enrichment.ts';

/**
 * The two event maps of the live channel: Socket.IO on the same origin, path /socket.io, token in the handshake's `auth.token`.
 * Source: specification section 7 "Live channel", contract section 9.
 * The server acts on the token's user: a `user_id` a client sends is compared, never believed.
 */
export interface ClientEvents {
  join_user_room: (payload: { user_id: string }) => void;
  join_job: (payload: { job_id: string; user_id?: string }) => void;
  leave_job: (payload: { job_id: string; user_id?: string }) => void;
  ping: (payload: { test?: unknown }) => void;
}

export interface JobProgressEvent {
  job_id: string;
  batch_id: string;
  user_id: string;
  linkedin_url: string;
  status: JobStatus;
  progress: number;
  message: string;
  total_parameters_requested: number;
  completed: number;
  failed: number;
  /** Ids of the parameters that have a value by now. */
  successful_parameters: ParameterId[];
}

export type JobCompletedEvent = Pick<
  Job,
  | 'job_id'
  | 'batch_id'
  | 'user_id'
  | 'linkedin_url'
  | 'result'
  | 'credits_used'
  | 'successful_parameters'
  | 'failed_parameters'
  | 'skipped_parameters'
>;

export interface ServerEvents {
  connected: (payload: { user_id: string }) => void;
  joined_user_room: (payload: { user_id: string }) => void;
  left_user_room: (payload: { user_id: string }) => void;
  joined_job: (payload: { job_id: string }) => void;
  job_progress: (payload: JobProgressEvent) => void;
  job_completed: (payload: JobCompletedEvent) => void;
  job_failed: (payload: { job_id: string; batch_id: string; user_id: string; error: string }) => void;
  job_cancelled: (payload: { job_id: string; batch_id: string; user_id: string }) => void;
  /** At most four times a second per batch, to the user's room. */
  batch_progress: (payload: { batch_id: string; user_id: string; counts: Counts; total: number }) => void;
  credits: (payload: { user_id: string; credits: number; held: number }) => void;
  pong: (payload: { test?: unknown }) => void;
  error: (payload: { message: string }) => void;
}
