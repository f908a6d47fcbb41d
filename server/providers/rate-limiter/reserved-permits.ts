interface Reservation {
  calls: number;
  /** They may be made until then, in milliseconds since 1970. */
  until: number;
  /** The moment by the database's clock that says in which second, minute and day they were counted. */
  countedAt: Date;
}

/**
 * Calls that the database has counted already, and that have not been made yet: each may begin as soon as a permit is there. Only
 * kinds whose rates are limited are counted.
 */
export class ReservedPermits {
  readonly #isLimited: (kind: string) => boolean;
  readonly #byKind = new Map<string, Reservation>();

  constructor(isLimited: (kind: string) => boolean) {
    this.#isLimited = isLimited;
  }

  /** Uses one. @returns false when none is there */
  use(kind: string): boolean {
    if (!this.#isLimited(kind)) return true;
    const reservation = this.#byKind.get(kind);
    if (!reservation || reservation.calls <= 0 || reservation.until <= Date.now()) return false;
    reservation.calls -= 1;
    return true;
  }

  /** Whether so few are left that more should be asked for. @param waiting calls of that kind that wait */
  isShort(kind: string, waiting: number): boolean {
    return this.#isLimited(kind) && (this.#byKind.get(kind)?.calls ?? 0) < waiting / 2;
  }

  /** Kinds with calls that nobody waits to make. @param waiting calls of a kind that wait */
  kindsWithSurplus(waiting: (kind: string) => number): string[] {
    return [...this.#byKind].flatMap(([kind, { calls }]) => (calls > waiting(kind) ? [kind] : []));
  }

  /**
   * Takes those out that nobody waits to make, to be given back.
   * @param waiting calls of that kind that wait
   * @returns what is left (below 0 when more were made than had been counted), what was taken out, and when they were counted
   */
  split(kind: string, waiting: number): { reserved: number; returned: number; countedAt: Date | null } {
    const reservation = this.#byKind.get(kind);
    if (!reservation) return { reserved: 0, returned: 0, countedAt: null };
    const returned = Math.max(0, reservation.calls - waiting);
    reservation.calls -= returned;
    return { reserved: reservation.calls, returned, countedAt: reservation.countedAt };
  }

  /**
   * Adds calls that were counted.
   * @param change below 0 when calls counted before lapsed
   * @param forMs milliseconds for which they may be made
   */
  add(kind: string, change: number, forMs: number, countedAt: Date): void {
    if (!this.#isLimited(kind)) return;
    const calls = (this.#byKind.get(kind)?.calls ?? 0) + change;
    if (calls === 0) this.#byKind.delete(kind);
    else this.#byKind.set(kind, { calls, until: Date.now() + forMs, countedAt });
  }

  /** Puts back what could not be given back. */
  restore(kind: string, returned: number): void {
    const reservation = this.#byKind.get(kind);
    if (reservation) reservation.calls += returned;
  }
}
