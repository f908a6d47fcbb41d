import { SourceError, type SourceErrorKind } from './source-error.ts';

/**
 * A call was not made, because its turn would have come too late or not today. The provider was not asked: this is no try, and no
 * failure of its.
 */
export class PermitRefused extends SourceError {
  constructor(kind: SourceErrorKind, message: string, options: { retryAfterMs?: number } = {}) {
    super(kind, message, options);
    this.name = 'PermitRefused';
  }
}
