/**
 * Keeps what was asked for lately, in two generations: what is asked for again moves to the young one; when that is full, it becomes the
 * old one, and what nobody asked for since is gone (the algorithm of quick-lru and hashlru). Costs a look-up or two where an exact order of
 * use costs several writes, which counts where values take microseconds to make.
 */
export class RecentMap<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** @param most that are kept: what was asked for among the last half of them surely is */
  constructor(most: number) {
    this.#most = Math.max(1, Math.floor(most / 2));
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#most) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
  }
}
