/**
 * A page could not be fetched. Every reason looks the same to the caller: a refusal that differs from a failure would tell which
 * addresses of the inner network answer. `reason` is for our own log.
 */
export class FetchRefused extends Error {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super('The page could not be fetched', { cause });
    this.reason = reason;
  }
}
