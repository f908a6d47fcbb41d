/** A fact that stands in more fields than this reads as padding. */
const MOST_FIELDS = 2;

/** Counts in how many fields of one profile a fact has been told. */
export class UsedFacts {
  readonly #fields = new Map<string, string[]>();

  /**
   * Asks for a fact, and notes it when it is given.
   * @param fact what names it: 'post 2026-10-20', 'update 2026-10-12', 'product Navik Track', 'industry'
   * @param field the parameter that tells it
   * @returns false when two other fields tell it already: then leave it out
   */
  take(fact: string, field: string): boolean {
    const fields = this.#fields.get(fact);
    if (fields === undefined) this.#fields.set(fact, [field]);
    else if (!fields.includes(field)) {
      if (fields.length >= MOST_FIELDS) return false;
      fields.push(field);
    }
    return true;
  }
}
