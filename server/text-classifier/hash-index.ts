const BITS = 12;
const shelfOf = (key: number): number => key >>> (32 - BITS);

/** Finds 32-bit hashes among sorted ones. */
export class HashIndex {
  readonly #keys: Uint32Array;
  /** Where the keys begin that start with the same bits; one more at the end. */
  readonly #shelves = new Uint32Array((1 << BITS) + 1);

  /** @param keys ascending */
  constructor(keys: Uint32Array) {
    this.#keys = keys;
    const shelves = this.#shelves;
    for (const key of keys) shelves[shelfOf(key) + 1] = (shelves[shelfOf(key) + 1] ?? 0) + 1;
    for (let shelf = 1; shelf < shelves.length; shelf += 1)
      shelves[shelf] = (shelves[shelf] ?? 0) + (shelves[shelf - 1] ?? 0);
  }

  /** @returns where a key stands; -1 when it is none of them. Hashes are spread evenly: with shelves it is found among a few */
  find(key: number): number {
    let low = this.#shelves[shelfOf(key)] ?? 0;
    let high = (this.#shelves[shelfOf(key) + 1] ?? 0) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#keys[middle] ?? 0;
      if (found === key) return middle;
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
