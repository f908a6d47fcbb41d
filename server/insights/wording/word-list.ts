/** Words that are looked for in texts: most words that are none of them are told by their length and first two letters, which costs little. */
export class WordList {
  readonly #words: ReadonlySet<string>;
  /** For the first two letters the lengths of the words that begin with them: a bit for each. */
  readonly #lengths = new Uint32Array(1 << 10);

  /** @param words in small letters */
  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const place = placeOfTwo(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0);
      this.#lengths[place] = (this.#lengths[place] ?? 0) | (1 << (word.length % 32));
    }
  }

  /** Whether the word between two places of a text, in whatever case, is one of them. */
  hasAt(text: string, from: number, to: number): boolean {
    const length = to - from;
    const place = placeOfTwo(text.charCodeAt(from), length > 1 ? text.charCodeAt(from + 1) : 0);
    if (((this.#lengths[place] ?? 0) & (1 << (length % 32))) === 0) return false;
    return this.#words.has(text.slice(from, to).toLowerCase());
  }
}

/** The same two letters, in whatever case, have the same place of 1,024; a few others have it too. */
export function placeOfTwo(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}
