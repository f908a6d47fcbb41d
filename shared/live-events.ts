import { z } from 'zod';
import type { ParameterId } from './catalogue.ts';
import type { Counts, Job, JobErrorCode, JobStatus } from './contract/enrichment.ts';
import { id, plainText } from './contract/text.ts';

/**
 * The two event maps of the live channel: Socket.IO on the same origin, path /socket.io, token in the handshake's `auth.token`.
 * Source: specification section 7 "Live channel", contract section 9.
 * The server acts on the token's user: a `user_id` a client sends is compared, never believed.
 */

/** Where the channel is. */
export const LIVE_PATH = '/socket.io';

/** What the handshake's `auth` holds. */
export const liveAuth = z.object({ token: plainText(4_096).min(1) });

/** What a client sends, by event: each carries one payload and asks for no acknowledgement. */
export const clientEvents = {
  join_user_room: z.object({ user_id: id }),
  join_job: z.object({ job_id: id, user_id: id.optional() }),
  leave_job: z.object({ job_id: id, user_id: id.optional() }),
  /** `test` comes back with `pong`. */
  ping: z.object({ test: z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]).optional() }),
};
export type ClientEventName = keyof typeof clientEvents;
export type ClientPayload<Name extends ClientEventName> = z.output<(typeof clientEvents)[Name]>;
export type ClientEvents = { [Name in ClientEventName]: (payload: ClientPayload<Name>) => void };

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
  | 'moved_to'
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
  job_failed: (payload: {
    job_id: string;
    batch_id: string;
    user_id: string;
    error: string;
    error_code: JobErrorCode | null;
  }) => void;
  job_cancelled: (payload: { job_id: string; batch_id: string; user_id: string }) => void;
  /** At most four times a second per batch, to the user's room. */
  batch_progress: (payload: { batch_id: string; user_id: string; counts: Counts; total: number }) => void;
  credits: (payload: { user_id: string; credits: number; held: number }) => void;
  pong: (payload: ClientPayload<'ping'>) => void;
  /** `request_id` names the line of the server's log, when the server itself failed. */
  error: (payload: { message: string; request_id?: string }) => void;
}
