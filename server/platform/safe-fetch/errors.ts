/**
 * A page could not be fetched. Every reason looks the same to the caller: a refusal that differs from a failure would tell which
 * addresses of the inner network answer. `reason` is for our own log.
 */
export class FetchRefused extends Error {
  readonly reason: string;
  /** Of the answer, where that was the reason; only for those who ask one known server. */
  readonly status: number | undefined;

  constructor(reason: string, cause?: unknown, status?: number) {
    super('The page could not be fetched', { cause });
    this.reason = reason;
    this.status = status;
  }
}
