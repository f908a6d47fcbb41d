/** Calls that are counted already and may begin as soon as another one ends. */
export class ReservedPermits {
  readonly #byKind = new Map<string, { calls: number; until: number }>();

  /** How many calls of that kind are booked by now. */
  of(kind: string): number {
    const booking = this.#byKind.get(kind);
    return booking && booking.until > Date.now() ? booking.calls : 0;
  }

  /** @param forMs milliseconds for which they count; 0: as long as one likes */
  add(kind: string, calls: number, forMs: number): void {
    if (calls === 0) return;
    const until = forMs > 0 ? Date.now() + forMs : Number.POSITIVE_INFINITY;
    this.#byKind.set(kind, { calls: this.of(kind) + calls, until });
  }

  /** Uses one. @returns false when none is booked */
  take(kind: string): boolean {
    if (this.of(kind) === 0) return false;
    this.#byKind.get(kind)!.calls -= 1;
    return true;
  }

  clear(): void {
    this.#byKind.clear();
  }
}
