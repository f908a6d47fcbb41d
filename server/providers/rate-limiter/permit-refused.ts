import { SourceError, type SourceErrorKind } from '../source-error.ts';

/**
 * A call was not made: its turn would have come too late, or too little time was left for it. The provider was not asked, so this is no
 * try, and no failure of the provider.
 */
export class PermitRefused extends SourceError {
  constructor(kind: SourceErrorKind, message: string, options: { retryAfterMs?: number } = {}) {
    super(kind, message, options);
    this.name = 'PermitRefused';
  }
}
