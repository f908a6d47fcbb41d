import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../shared/contract/responses.ts';
import { type ClientEventName, type ClientPayload, clientEvents } from '../../shared/live-events.ts';
import { describeError } from '../http/errors/errors.ts';
import type { LiveSocket } from './rooms.ts';

/** What is done with each event; the payload is as its schema says. */
export type EventHandlers = {
  [Name in ClientEventName]: (payload: ClientPayload<Name>) => Promise<void> | void;
};

/** Events of one connection that may wait for their turn, or be answered while it reads nothing; a page sends a few dozen. */
const MOST_WAITING = 1_000;

/**
 * Handles what a connection sends: each event is parsed by its schema and handled when the one before it is done, so that joining
 * and leaving keep their order and one connection asks the database one thing at a time. Whatever goes wrong is answered with
 * `error` to that connection and ends nothing else. Acknowledgements are not given; a connection that sends far more than is
 * handled, or reads nothing of what it is sent, is closed.
 * @param admit is asked before each event; what it throws is answered in its place
 * @param onFailure told the code of each error that is answered
 */
export function receiveEvents(
  socket: LiveSocket,
  handlers: EventHandlers,
  { admit, log, onFailure }: { admit: () => Promise<void>; log: Logger; onFailure: (code: ErrorCode) => void },
): void {
  let waiting = 0;
  let answeredUnread = 0;
  let turn = Promise.resolve();
  socket.conn.on('drain', () => {
    answeredUnread = 0;
  });
  // Events end here: `next` hands them to an emitter, where one called `error` or a handler that throws ends the process.
  socket.use(([name, payload]) => {
    if (waiting >= MOST_WAITING || answeredUnread >= MOST_WAITING) return void socket.disconnect(true);
    waiting += 1;
    turn = turn
      .then(() => handle(name, payload))
      .finally(() => {
        waiting -= 1;
        answeredUnread += 1;
      });
  });

  async function handle(name: string, payload: unknown): Promise<void> {
    if (!socket.connected) return;
    try {
      await admit();
      if (!isClientEvent(name)) return emitError('Unknown event');
      const read = clientEvents[name].safeParse(payload);
      if (read.success) await (handlers[name] as (payload: unknown) => Promise<void> | void)(read.data);
      else emitError(`${name} was sent without what it needs: ${describeIssue(read.error.issues[0])}`);
    } catch (error) {
      const { body, unexpected } = describeError(error);
      const request_id = randomUUID();
      if (unexpected) log.error({ err: error, request_id }, 'live event failed');
      onFailure(body.code);
      const message = body.code === 'not_found' ? 'Job not found' : body.error;
      socket.emit('error', unexpected ? { message, request_id } : { message });
    }
  }
  function emitError(message: string): void {
    socket.emit('error', { message });
  }
}

function isClientEvent(name: string): name is ClientEventName {
  return Object.hasOwn(clientEvents, name);
}

function describeIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
}
