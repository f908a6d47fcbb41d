/** Statements with longer texts are made for their rows, and hardly come again. */
const LONGEST_TEXT = 6_000;
/** Bound on the statements that each connection keeps parsed. */
const MOST_PREPARED = 300;

/**
 * Decides which statements a connection keeps parsed, by their texts: those that come a second time. PostgreSQL then reads the text once a
 * connection, which for short statements is half of their cost.
 * @see https://www.postgresql.org/docs/current/sql-prepare.html
 */
export class PreparedStatements {
  readonly #names = new Map<string, string | undefined>();
  #prepared = 0;

  /** @returns the name under which the statement is kept, undefined for one that is not */
  nameOf(text: string): string | undefined {
    if (text.length > LONGEST_TEXT) return undefined;
    if (!this.#names.has(text)) {
      if (this.#names.size >= 4 * MOST_PREPARED) return undefined;
      this.#names.set(text, undefined);
      return undefined;
    }
    const known = this.#names.get(text);
    if (known || this.#prepared >= MOST_PREPARED) return known;
    this.#prepared += 1;
    const name = `leadlight_${this.#prepared}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Whether PostgreSQL has refused a statement because of how it was kept: a column has another type now, or a pooler gave another connection. */
export function isStale(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '26000' || code === '42P05' || (code === '0A000' && message.includes('cached plan'));
}
