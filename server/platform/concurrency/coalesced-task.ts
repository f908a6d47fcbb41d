interface TaskOptions {
  work: () => Promise<void>;
  onError: (error: unknown) => void;
  /** When the work is to be done without being asked for, in milliseconds since 1970; undefined: not at all. */
  dueAt: () => number | undefined;
  /** Whether the process must not end before it is done then. */
  isAwaited: () => boolean;
}

/** Work that is done again and again: once for all who ask for it within a turn of the event loop, and when it is due. */
export class RepeatedTask {
  readonly #options: TaskOptions;
  #isRunning = false;
  #runsAgain = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: TaskOptions) {
    this.#options = options;
  }

  /** Does the work soon; once more when it is being done already. */
  run(): void {
    this.#runsAgain = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    clearTimeout(this.#timer);
    void this.#runUntilQuiet();
  }

  /** Looks anew when the work is due. */
  plan(): void {
    clearTimeout(this.#timer);
    // Afterwards it is looked at anyway.
    if (this.#isRunning) return;
    const dueAt = this.#options.dueAt();
    if (dueAt === undefined) return;
    this.#timer = setTimeout(() => this.run(), Math.max(1, dueAt - Date.now()));
    if (!this.#options.isAwaited()) this.#timer.unref();
  }

  async #runUntilQuiet(): Promise<void> {
    // What happens within the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.#runsAgain) {
      this.#runsAgain = false;
      await this.#options.work().catch(this.#options.onError);
    }
    this.#isRunning = false;
    this.plan();
  }
}
