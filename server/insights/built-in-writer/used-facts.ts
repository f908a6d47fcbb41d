/** A fact that stands in more fields than this reads as padding. */
export const MOST_FIELDS = 2;
/** So many words in a row are something that was taken over, and no chance. */
export const CLAUSE = 5;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Counts in how many fields of one profile a fact has been told. */
export class UsedFacts {
  readonly #fields = new Map<string, string[]>();
  /** Texts whose words are noted, each with its field, and not taken apart yet: that is done when somebody asks. */
  readonly #noted: { text: string; field: string }[] = [];
  readonly #clauses = new Map<string, Set<string>>();

  /**
   * Asks for a fact, and notes it when it is given.
   * @param facts what names it: 'post 2026-10-20', 'update 2026-10-12', 'product Navik Track', 'industry'; several where
   *  a text tells them together
   * @param field the parameter that tells it
   * @returns false when two other fields tell one of them already: then leave it out
   */
  take(facts: string | readonly string[], field: string): boolean {
    const wanted = typeof facts === 'string' ? [facts] : facts;
    if (wanted.some((fact) => isFull(this.#fields.get(fact), field))) return false;
    for (const fact of wanted) {
      const fields = this.#fields.get(fact) ?? [];
      if (!fields.includes(field)) this.#fields.set(fact, [...fields, field]);
    }
    return true;
  }

  /** Notes the words of a text that tells what somebody wrote: a post and the news of a company may say the same. */
  noteWords(text: string, field: string): void {
    this.#noted.push({ text, field });
  }

  /** @returns whether two other fields say some of it in the same words, names aside */
  isWornOut(sentence: string, names: readonly (string | undefined)[]): boolean {
    for (const { text, field } of this.#noted.splice(0)) this.#noteClauses(text, field);
    let bare = sentence;
    for (const name of names) if (name !== undefined && name !== '') bare = bare.replaceAll(name, '|');
    return bare
      .split('|')
      .some((part) => clausesOf(part).some((clause) => (this.#clauses.get(clause)?.size ?? 0) >= MOST_FIELDS));
  }

  #noteClauses(text: string, field: string): void {
    for (const clause of clausesOf(text)) {
      const fields = this.#clauses.get(clause) ?? new Set();
      this.#clauses.set(clause, fields.add(field));
    }
  }
}

function isFull(fields: readonly string[] | undefined, field: string): boolean {
  return fields !== undefined && fields.length >= MOST_FIELDS && !fields.includes(field);
}

/** Its words in small letters. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Every five words in a row of a text. */
export function clausesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(CLAUSE - 1).map((_, at) => words.slice(at, at + CLAUSE).join(' '));
}
