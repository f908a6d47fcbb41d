import { type IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../shared/contract/responses.ts';
import { type OwnAnswers, refuseRequest, refuseUpgrade } from '../http/errors/protocol-errors.ts';
import { busyError } from '../platform/load/busy-error.ts';
import type { LiveServer } from './rooms.ts';

/**
 * Refuses new connections with 503 and when to come back while the process is overloaded, before anything is read for them. Those
 * that are open go on. What clients ask for over HTTP meanwhile is shed there.
 * @param onFailure told the code of each refusal
 */
export function shedConnections(
  { engine }: LiveServer,
  {
    isOverloaded,
    own,
    onFailure,
  }: { isOverloaded: () => boolean; own: OwnAnswers; onFailure: (code: ErrorCode) => void },
): void {
  engine.use((request: IncomingMessage, answer: ServerResponse | object, next: () => void) => {
    if (isOpened(request) || !isOverloaded()) return next();
    const refusal = busyError('Leadlight has very much to do right now. Live updates are tried again by themselves.');
    onFailure(refusal.code);
    // An upgrade comes without an answer of Node's.
    if (answer instanceof ServerResponse) refuseRequest(answer, refusal, own);
    else refuseUpgrade(request.socket, refusal, own);
  });
}

/** A request of a connection that was let in: it names it. */
function isOpened({ url = '' }: IncomingMessage): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('sid');
}
