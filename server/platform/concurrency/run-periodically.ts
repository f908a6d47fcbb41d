/** What is run again and again. */
export interface PeriodicTask {
  /** Does the work once; what it throws is handed to `onError`, and it is run again in its turn. */
  run: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** Milliseconds from the end of one run to the begin of the next. */
  everyMs: number;
  /** Whether the first run begins at once; otherwise it waits as the others do. */
  startsNow?: boolean;
}

/**
 * Runs a task again and again, one run at a time.
 * @returns what stops it: a run under way has its signal aborted and is waited for; its error is then ignored
 */
export function runPeriodically(task: PeriodicTask): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function runOnce(): Promise<void> {
    try {
      await task.run(signal);
    } catch (error) {
      if (!signal.aborted) task.onError(error);
    }
    plan();
  }
  function start(): void {
    running = runOnce();
  }
  function plan(): void {
    if (!signal.aborted) timer = setTimeout(start, task.everyMs);
  }

  if (task.startsNow) start();
  else plan();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
