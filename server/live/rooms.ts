import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../shared/live-events.ts';
import type { Principal } from '../accounts/principal.ts';

/** What is known of a connection. */
export interface LiveData {
  principal: Principal;
  /** Jobs whose end was sent to this connection: joining a job's room late must not send it twice. */
  endedSent: Set<string>;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, LiveData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, LiveData>;

export const userRoom = (userId: string) => `user:${userId}`;
export const jobRoom = (jobId: string) => `job:${jobId}`;
/** The connections of one credential, by its key. */
export const credentialRoom = (key: string) => `credential:${key}`;

/** Enough for every job a screen can show, little enough to forget about. */
const ENDS_REMEMBERED = 500;

/** @returns true the first time a job's end is to be sent to a connection */
export function rememberEnd(socket: Pick<LiveSocket, 'data'>, jobId: string): boolean {
  const sent = socket.data.endedSent;
  if (sent.has(jobId)) return false;
  sent.add(jobId);
  const [oldest] = sent;
  if (oldest !== undefined && sent.size > ENDS_REMEMBERED) sent.delete(oldest);
  return true;
}
