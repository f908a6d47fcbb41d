/**
 * Waits for `work` no longer than `milliseconds`, and not at all once the signal is aborted: also for work that does not listen to
 * the signal it gets, which is aborted in both cases.
 * @param lateError what is thrown when the time is up
 * @throws what the work throws; the signal's reason
 */
export async function withDeadline<T>(
  { milliseconds, lateError, signal }: { milliseconds: number; lateError: () => Error; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    ended.reject(reason);
    ending.abort(reason);
  };
  const leave = () => end(signal.reason);
  const timer = setTimeout(() => end(lateError()), milliseconds);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work(ending.signal), ended.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
