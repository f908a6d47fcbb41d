import { elementAt } from '../../../../shared/element-at.ts';
import type { QueryText } from '../query-text.ts';
import { KINDS, type TaggedKind, type WordTags } from './word-tags.ts';

/** One of the alternatives that 'OR' joins, with how likely it is of each kind by all of them. */
export interface Alternative {
  from: number;
  to: number;
  /** Logarithms: the likeliest kind of the alternatives together has 0. */
  likelihoods: ReadonlyMap<TaggedKind, number>;
}

/** Kinds of things that people list as alternatives: how long and how large are read by their numbers. */
const LISTED: readonly TaggedKind[] = KINDS.filter((kind) => kind !== 'years' && kind !== 'size');

/**
 * The alternatives of a boolean expression, by where each begins. What 'OR' joins is of one kind: 'ADP' in '(Workday OR ADP OR
 * BambooHR)' is what the others are. The kind is judged by all of them together: the mean of what the tagger says of each.
 */
export function readAlternatives(text: QueryText, tags: WordTags): ReadonlyMap<number, Alternative> {
  const found = new Map<number, Alternative>();
  if (!text.isBoolean) return found;
  for (const group of groupsOf(text)) {
    if (group.length < 2) continue;
    const sums = LISTED.map((kind) => {
      const sum = group.reduce((all, { from, to }) => all + tags.likelihoodOf(kind, from, to), 0);
      return [kind, sum / group.length] as const;
    });
    const most = Math.max(...sums.map(([, sum]) => sum));
    const likelihoods = new Map(sums.map(([kind, sum]) => [kind, sum - most] as const));
    for (const { from, to } of group) found.set(from, { from, to, likelihoods });
  }
  return found;
}

interface Span {
  from: number;
  to: number;
}

/** What stands between operators and brackets, without its quotes, by groups that 'OR' joins. */
function groupsOf(text: QueryText): Span[][] {
  const groups: Span[][] = [[]];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const token = text.token(at);
    const isOr = token?.text === '|' || (text.isOperator(at) && token?.raw === 'OR');
    const isEnd =
      token === undefined || text.isOperator(at) || (token.kind === 'mark' && token.text !== '"' && token.text !== '-');
    if (!isOr && !isEnd) continue;
    const span = withoutQuotes(text, from, at);
    if (span) elementAt(groups, groups.length - 1).push(span);
    if (!isOr) groups.push([]);
    from = at + 1;
  }
  return groups;
}

function withoutQuotes(text: QueryText, from: number, to: number): Span | undefined {
  let [start, end] = [from, to];
  while (start < end && text.token(start)?.text === '"') start += 1;
  while (end > start && text.token(end - 1)?.text === '"') end -= 1;
  return end > start && text.isPhrase(start, end) ? { from: start, to: end } : undefined;
}
