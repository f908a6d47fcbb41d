/** One call that several askers wait for. */
export interface SharedCall<T> {
  /** Waits for the call; it goes on without those who give up, and ends when nobody waits any more. */
  join(signal: AbortSignal): Promise<T>;
  /** True once everybody gave up: too late to join. */
  isAbandoned(): boolean;
}

/** Starts a call for several askers. */
export function shareCall<T>(call: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
  const abandoned = new AbortController();
  const result = call(abandoned.signal);
  let waiting = 0;
  return {
    isAbandoned: () => abandoned.signal.aborted,
    join(signal) {
      waiting += 1;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(signal.reason);
          waiting -= 1;
          if (waiting === 0) abandoned.abort(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
        if (signal.aborted) leave();
      });
    },
  };
}
