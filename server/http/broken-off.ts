import { DomainError } from '../platform/domain-error.ts';

/**
 * Ends a file that is being sent before it is whole, for a reason that is no fault of ours: the client sees a connection that broke, and
 * the log takes it, by Node's own code, for one. What has not begun to be sent is answered with the reason's code instead.
 */
export class BrokenOff extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
  readonly reason: DomainError;

  constructor(message: string, reason: DomainError = new DomainError('unavailable')) {
    super(message);
    this.name = 'BrokenOff';
    this.reason = reason;
  }
}
