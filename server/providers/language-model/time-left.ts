import { PermitRefused } from '../rate-limiter/permit-refused.ts';

/** With less than this left no other try is worth beginning. */
const SHORTEST_TRY_MS = 1_000;

/** The time that is left for the tries of one question. */
export class TimeLeft {
  #milliseconds: number;
  readonly #model: string;

  /** @param model its name, for the message */
  constructor(milliseconds: number, model: string) {
    this.#milliseconds = milliseconds;
    this.#model = model;
  }

  /**
   * Makes a try.
   * @param work gets the milliseconds that are left
   * @throws PermitRefused when too little is left to begin it
   */
  async spend<T>(work: (milliseconds: number) => Promise<T>): Promise<T> {
    if (this.#milliseconds < SHORTEST_TRY_MS) {
      const message = `The language model “${this.#model}” took too long. A smaller model or a faster server helps.`;
      throw new PermitRefused('unavailable', message);
    }
    const began = performance.now();
    try {
      return await work(this.#milliseconds);
    } finally {
      this.#milliseconds -= performance.now() - began;
    }
  }
}
