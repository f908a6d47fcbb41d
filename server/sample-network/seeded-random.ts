/**
 * Chance that repeats: every draw follows from a kind and an index alone, so the network needs no storage and is
 * the same on every machine. The generator is mulberry32; its quality is ample for picking words.
 */
export class SeededRandom {
  private state: number;

  /** @param kind what is being drawn ('career'), so that two kinds of one index are unrelated @param index which one */
  constructor(kind: string, index: number) {
    this.state = mix(hashText(kind) ^ mix(index + 0x9e3779b9));
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number {
    return high <= low ? low : low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** One of a non-empty list, each as likely as its weight says. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let total = 0;
    for (const item of list) total += weightOf(item);
    let left = this.next() * total;
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return list[list.length - 1] as T;
  }

  /** Up to `count` different items of a list, in drawn order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = list.slice();
    const wanted = Math.min(count, rest.length);
    for (let at = 0; at < wanted; at += 1) {
      const other = this.between(at, rest.length - 1);
      const held = rest[at] as T;
      rest[at] = rest[other] as T;
      rest[other] = held;
    }
    rest.length = wanted;
    return rest;
  }
}

const hashes = new Map<string, number>();

/** FNV-1a of a kind; there are few kinds, so each is hashed once. */
function hashText(text: string): number {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hashes.set(text, hash >>> 0);
  return hash >>> 0;
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
