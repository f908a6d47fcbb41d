import { stemWord, wordsOf } from './words.ts';

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
  /** Words that go on as they like after these letters ('pharma*'), the longest first. */
  prefixes: { letters: string; node: Node<Id> }[];
}

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
      for (const { text } of wordsOf(isPrefix ? word.slice(0, -1) : word)) node = step(node, text, isPrefix);
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
  return { ids: [], next: new Map(), prefixes: [] };
}

function step<Id>(node: Node<Id>, word: string, isPrefix: boolean): Node<Id> {
  if (!isPrefix) {
    const stem = stemWord(word);
    const next = node.next.get(stem) ?? createNode();
    node.next.set(stem, next);
    return next;
  }
  const known = node.prefixes.find(({ letters }) => letters === word);
  if (known !== undefined) return known.node;
  const created = { letters: word, node: createNode<Id>() };
  node.prefixes.push(created);
  node.prefixes.sort((a, b) => b.letters.length - a.letters.length);
  return created.node;
}

function longestAt<Id>(
  root: Node<Id>,
  words: ReturnType<typeof wordsOf>,
  start: number,
): { ids: readonly Id[]; length: number } {
  let best: { ids: readonly Id[]; length: number } = { ids: [], length: 0 };
  let nodes = [root];
  for (let at = start; at < words.length && nodes.length > 0; at++) {
    const word = words[at]?.text ?? '';
    const stem = stemWord(word);
    nodes = nodes.flatMap((node) => {
      const exact = node.next.get(stem);
      const begun = node.prefixes.filter(({ letters }) => word.startsWith(letters)).map(({ node: next }) => next);
      return exact === undefined ? begun : [exact, ...begun];
    });
    const ids = [...new Set(nodes.flatMap((node) => node.ids))];
    if (ids.length > 0) best = { ids, length: at - start + 1 };
  }
  return best;
}
