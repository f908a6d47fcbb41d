import { type Word, wordsOf } from './words.ts';

/** One place where a phrase of the set was found. */
export interface PhraseHit<Id> {
  id: Id;
  /** The words of the text as written there. */
  said: string;
  /** Where they begin in the text, in characters. */
  at: number;
  /** How many words the phrase has. */
  length: number;
}

interface Node<Id> {
  /** What ends here. */
  ids: Id[];
  next: Map<string, Node<Id>>;
  /** By the letters after which a word goes on as it likes: 'pharma*'. */
  prefixes: Map<string, Node<Id>>;
}

/** A prefix of fewer letters would stand for too many words, one of more for none. */
const LEAST_PREFIX = 2;
const MOST_PREFIX = 24;

/**
 * Finds phrases in texts, in time linear in the text: words are compared by their stems ('loggers' is 'logger'), a word of a phrase that
 * ends in * stands for every word that begins so, and the longest phrase at a place wins.
 */
export class PhraseSet<Id> {
  readonly #root: Node<Id> = createNode();

  /** @param phrase words with spaces between them; 'cold chain', 'pharma*' */
  add(phrase: string, id: Id): void {
    let node = this.#root;
    for (const word of phrase.trim().split(/\s+/)) {
      const isPrefix = word.endsWith('*');
      const parts = wordsOf(isPrefix ? word.slice(0, -1) : word);
      for (const [at, part] of parts.entries()) node = step(node, part, isPrefix && at === parts.length - 1);
    }
    if (node !== this.#root && !node.ids.includes(id)) node.ids.push(id);
  }

  /** @returns every place at which a phrase of the set stands, in the order of the text; they do not overlap */
  find(text: string): PhraseHit<Id>[] {
    const words = wordsOf(text);
    const hits: PhraseHit<Id>[] = [];
    for (let start = 0; start < words.length; ) {
      const found = longestAt(this.#root, words, start);
      const first = words[start];
      const last = words[start + found.length - 1];
      if (found.length === 0 || first === undefined || last === undefined) {
        start += 1;
        continue;
      }
      const said = text.slice(first.at, last.at + last.written.length);
      for (const id of found.ids) hits.push({ id, said, at: first.at, length: found.length });
      start += found.length;
    }
    return hits;
  }
}

function createNode<Id>(): Node<Id> {
  return { ids: [], next: new Map(), prefixes: new Map() };
}

function step<Id>(node: Node<Id>, word: Word, isPrefix: boolean): Node<Id> {
  const [branches, key] = isPrefix ? [node.prefixes, word.text] : [node.next, word.stem];
  const next = branches.get(key) ?? createNode();
  branches.set(key, next);
  return next;
}

function longestAt<Id>(root: Node<Id>, words: readonly Word[], start: number): { ids: readonly Id[]; length: number } {
  let best: { ids: readonly Id[]; length: number } = { ids: [], length: 0 };
  let nodes = [root];
  for (let at = start; at < words.length && nodes.length > 0; at++) {
    const word = words[at];
    if (word === undefined) break;
    nodes = nextNodes(nodes, word);
    const [only] = nodes;
    const ids = nodes.length === 1 && only !== undefined ? only.ids : [...new Set(nodes.flatMap((node) => node.ids))];
    if (ids.length > 0) best = { ids, length: at - start + 1 };
  }
  return best;
}

function nextNodes<Id>(nodes: readonly Node<Id>[], { stem, text }: Word): Node<Id>[] {
  const found: Node<Id>[] = [];
  for (const { next, prefixes } of nodes) {
    const exact = next.get(stem);
    if (exact !== undefined) found.push(exact);
    if (prefixes.size === 0) continue;
    for (let length = Math.min(text.length, MOST_PREFIX); length >= LEAST_PREFIX; length--) {
      const begun = prefixes.get(text.slice(0, length));
      if (begun !== undefined) found.push(begun);
    }
  }
  return found;
}
