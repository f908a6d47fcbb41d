/** How far a call may reach beyond an outage and still be its victim, in milliseconds. */
const SLACK_MS = 3_000;

/** When what could not serve, so that a call that was lost with its server can be told from one that must not be lost. */
export class Outages {
  readonly #since = new Map<string, number>();
  readonly #until = new Map<string, number>();

  /** It is being hit, or found dead. */
  begin(name: string): void {
    if (!this.#since.has(name)) this.#since.set(name, performance.now());
  }

  /** It serves again. */
  end(name: string): void {
    if (this.#since.delete(name)) this.#until.set(name, performance.now());
  }

  isOut(name: string): boolean {
    return this.#since.has(name);
  }

  /** Whether one of these was out at any time since then. */
  wasOut(names: readonly string[], since: number): boolean {
    return names.some(
      (name) => this.#since.has(name) || (this.#until.get(name) ?? Number.NEGATIVE_INFINITY) > since - SLACK_MS,
    );
  }
}
