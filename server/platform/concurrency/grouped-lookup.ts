interface Asked<Question, Answer> {
  question: Question;
  answer: PromiseWithResolvers<Answer | undefined>;
}

interface GroupedLookupOptions<Question, Answer> {
  /** Questions in one call, at most: the answer to more would take long to read. */
  most: number;
  /** The same for questions that have the same answer. */
  keyOf: (question: Question) => string;
  /** Answers by key; a question that is not among them has none. */
  ask: (questions: readonly Question[]) => Promise<ReadonlyMap<string, Answer>>;
}

/**
 * Answers many questions with few calls, as a data loader does but without keeping anything: while one call is under way, further
 * questions are collected for the next, so that an idle system answers at once and a busy one asks for dozens together.
 */
export class GroupedLookup<Question, Answer> {
  readonly #options: GroupedLookupOptions<Question, Answer>;
  readonly #asked = new Map<string, Asked<Question, Answer>>();
  #asking: Promise<void> | undefined;

  constructor(options: GroupedLookupOptions<Question, Answer>) {
    this.#options = options;
  }

  /** @returns what a call says that begins after this one. @throws what that call throws */
  of(question: Question): Promise<Answer | undefined> {
    const key = this.#options.keyOf(question);
    const asked = this.#asked.get(key) ?? { question, answer: Promise.withResolvers() };
    this.#asked.set(key, asked);
    this.#asking ??= this.#askAll();
    return asked.answer.promise;
  }

  async #askAll(): Promise<void> {
    // What is asked for in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.#asked.size > 0) {
      const group = [...this.#asked].slice(0, this.#options.most);
      for (const [key] of group) this.#asked.delete(key);
      try {
        const found = await this.#options.ask(group.map(([, { question }]) => question));
        for (const [key, { answer }] of group) answer.resolve(found.get(key));
      } catch (error) {
        for (const [, { answer }] of group) answer.reject(error);
      }
    }
    // At once, not when the promise has settled: what is asked in between would be answered by nobody.
    this.#asking = undefined;
  }
}
