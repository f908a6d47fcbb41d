import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { hostileJson, hostileString } from './hostile-values.ts';

export interface LiveMessage {
  event: string;
  args: unknown[];
}

/** Events as a client of ours would never send them. */
export const liveMessage: fc.Arbitrary<LiveMessage> = fc.record({
  event: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('join_user_room', 'join_job', 'leave_job', 'ping') },
    { weight: 1, arbitrary: hostileString.filter((name) => !RESERVED.has(name)) },
  ),
  args: fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record({ job_id: hostileJson, user_id: fc.option(hostileJson, { nil: undefined }) })
        .map((it) => [it]),
    },
    { weight: 1, arbitrary: fc.record({ user_id: hostileJson, test: hostileJson }).map((it) => [it]) },
    { weight: 2, arbitrary: fc.array(hostileJson, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => [Buffer.from(bytes)]) },
  ),
});

/** Names that the client library itself refuses to send. */
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);

/** A connection of somebody who is signed in; or, with a hostile token, one that must be refused. */
export function connectLive(url: string, token: unknown): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', () => {
      socket.close();
      resolve(undefined);
    });
    socket.once('disconnect', () => resolve(undefined));
  });
}
