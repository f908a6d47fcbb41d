import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

const NEW_LINE = 10;
const HASH = 35;
const TAB = 9;

/** Lines of 'key<tab>values', sorted by the bytes of their keys, outside the heap. */
export class SortedTable {
  readonly #file: string;
  #text: Buffer | undefined;
  /** People search for the same words again and again. */
  readonly #mostWords = new LRUCache<string, number>({ max: 5_000 });

  /** @param file its path; it is read when first asked for */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * @param key in ASCII
   * @returns what stands behind the key, by halving; undefined when no line has it
   */
  find(key: string): string | undefined {
    const text = this.#read();
    const start = this.#firstFrom(text, `${key}\t`);
    return startsWith(text, start, `${key}\t`)
      ? text.toString('latin1', start + key.length + 1, text.indexOf(NEW_LINE, start))
      : undefined;
  }

  /** Whether any key begins like that. */
  hasKeyFrom(beginning: string): boolean {
    const text = this.#read();
    return startsWith(text, this.#firstFrom(text, beginning), beginning);
  }

  /** The keys that begin like that, in order. */
  keysFrom(beginning: string): string[] {
    const text = this.#read();
    const keys: string[] = [];
    for (
      let start = this.#firstFrom(text, beginning);
      startsWith(text, start, beginning);
      start = text.indexOf(NEW_LINE, start) + 1
    )
      keys.push(text.toString('latin1', start, text.indexOf(TAB, start)));
    return keys;
  }

  /** Most words of any key that begins with that word, so that no longer phrase is looked up; 0 when none does. */
  mostWordsFrom(word: string): number {
    const known = this.#mostWords.get(word);
    if (known !== undefined) return known;
    const alone = this.find(word) === undefined ? 0 : 1;
    const most = this.keysFrom(`${word} `).reduce((words, key) => Math.max(words, key.split(' ').length), alone);
    this.#mostWords.set(word, most);
    return most;
  }

  /** The keys of a form, in order. */
  keys(form: RegExp): string[] {
    return this.#read()
      .toString('latin1')
      .split('\n')
      .flatMap((line) => {
        const key = line.slice(0, line.indexOf('\t'));
        return form.test(key) ? [key] : [];
      });
  }

  #read(): Buffer {
    this.#text ??= readLines(this.#file);
    return this.#text;
  }

  /** Where the first line starts that does not stand before `beginning`. */
  #firstFrom(text: Buffer, beginning: string): number {
    let low = 0;
    let high = text.length;
    while (low < high) {
      const start = startOfLine(text, (low + high) >> 1);
      if (compareBeginning(text, start, beginning) < 0) low = text.indexOf(NEW_LINE, start) + 1;
      else high = start;
    }
    return low;
  }
}

/** The lines without the header, which begins with '#'. */
function readLines(file: string): Buffer {
  const bytes = readFileSync(file);
  let start = 0;
  while (bytes[start] === HASH) start = bytes.indexOf(NEW_LINE, start) + 1;
  return bytes.subarray(start);
}

function startOfLine(bytes: Buffer, at: number): number {
  let start = at;
  while (start > 0 && bytes[start - 1] !== NEW_LINE) start -= 1;
  return start;
}

const startsWith = (bytes: Buffer, start: number, beginning: string) =>
  start < bytes.length && compareBeginning(bytes, start, beginning) === 0;

/** Below 0 when the line stands before every line that begins like that, 0 when it is one of them. */
function compareBeginning(bytes: Buffer, start: number, beginning: string): number {
  for (let at = 0; at < beginning.length; at += 1) {
    const difference = (bytes[start + at] ?? 0) - beginning.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}
