import { elementAt } from '../../../../shared/element-at.ts';
import { findWordCluster, type WordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';
import type { QueryText } from '../query-text.ts';
import type { RuleTags } from './rule-tags.ts';
import { type SentenceMarks, sentenceMarks } from './sentence-marks.ts';
import { vocabularyMarks } from './vocabulary-marks.ts';

const OUTSIDE = '-';
const NO_CLUSTER: WordCluster = { fine: OUTSIDE, coarse: OUTSIDE };
/** Farther away than so many words, how far does not matter. */
const FAR = 3;
/** Letters of a beginning or an ending of a word. */
const LONGEST_PIECE = 5;

/**
 * What the tagger is told of each word of a query: the word, how it is written, which words it is used like, what the vocabularies
 * say of it, and what the rules take it and what is around it for. Training and reading use the same.
 * @returns names of features, a list for each token
 */
export function wordFeatures(text: QueryText, tags: RuleTags): string[][] {
  const words = text.tokens.map(({ kind, text: word }) => (kind === 'number' ? '0' : word));
  const shapes = text.tokens.map((_, at) => shapeOf(text, at));
  const clusters = text.tokens.map(({ kind }, at) =>
    kind === 'word' ? (findWordCluster(elementAt(words, at)) ?? NO_CLUSTER) : NO_CLUSTER,
  );
  const marks = vocabularyMarks(text);
  const sentences = sentenceMarks(text);
  const connectors = connectingWords(text);
  const language = text.isForeign ? (text.languages[0] ?? 'other') : 'en';
  return text.tokens.map((token, at) => {
    const here = elementAt(words, at);
    const read = elementAt(tags.tags, at);
    const { fine, coarse } = elementAt(clusters, at);
    const ofWord = elementAt(marks, at);
    const features = [
      `w${here}`,
      `s${elementAt(shapes, at)}`,
      `l${language}`,
      `r${read}`,
      `e${tags.isExcluded[at] === true ? 'x' : ''}${tags.isPast[at] === true ? 'p' : ''}`,
      ...namedAround(tags.tags, at),
      ...aboutSentence(elementAt(sentences, at), read),
      `c${fine}`,
      `C${coarse}`,
      `kb${elementAt(connectors.before, at)}`,
      `kn${elementAt(connectors.behind, at)}`,
      `v${ofWord.join(',')}`,
      ...(ofWord.length > 1 ? ofWord.map((mark) => `v${mark}`) : []),
      at === 0 ? 'first' : at === text.length - 1 ? 'last' : 'middle',
    ];
    if (token.kind === 'word')
      for (let length = 1; length <= LONGEST_PIECE; length += 1)
        features.push(`a${length}${here.slice(0, length)}`, `z${length}${here.slice(-length)}`);
    if (token.glued) features.push('glued');
    if (token.quote > 0) features.push('quoted');
    if (text.isBoolean) features.push('boolean');
    return features;
  });
}

/** What the rules name before and behind a word, and how far away. */
function namedAround(tags: readonly string[], at: number): string[] {
  let before = at - 1;
  while (before >= 0 && tags[before] === 'O') before -= 1;
  let behind = at + 1;
  while (behind < tags.length && tags[behind] === 'O') behind += 1;
  const read = elementAt(tags, at);
  const kindBefore = kindOf(tags[before]);
  const kindBehind = kindOf(tags[behind]);
  const near = `${Math.min(FAR, at - before)} ${Math.min(FAR, behind - at)}`;
  return [`b${kindBefore} ${read}`, `h${kindBehind} ${read}`, `bh${kindBefore} ${kindBehind} ${near} ${read}`];
}

const kindOf = (tag: string | undefined) => (tag === undefined ? OUTSIDE : tag.slice(2));

/** How a word is written: 'Aa' for Berlin, 'AA' for SAP, 'AaA' for HubSpot, 'a1' for b2b, '0+' for 50+, 'site' for acme.io. */
function shapeOf(text: QueryText, at: number): string {
  const { kind, raw, text: mark, amount } = elementAt(text.tokens, at);
  if (kind === 'mark') return mark;
  if (kind === 'number') return `0${amount?.currency ? '$' : ''}${amount?.open ? '+' : ''}`;
  if (/[\p{L}\p{N}]\.(?:com|io|ai|co|org|net|de|so|app|dev|in|fr|es|uk)$/iu.test(raw)) return 'site';
  if (text.saysNothing) return 'any';
  if (/^\p{Lu}{2,}s?$/u.test(raw)) return 'AA';
  if (/^\p{Lu}/u.test(raw)) return /\p{Lu}/u.test(raw.slice(1)) ? 'AaA' : 'Aa';
  return /\d/.test(raw) ? 'a1' : 'a';
}

/** Of a sentence: whether somebody speaks of themselves or asks, and whether another one does. */
function aboutSentence({ place, speaksOfAsker, asks, isAskedElsewhere }: SentenceMarks, read: string): string[] {
  const about = `${speaksOfAsker ? 'we' : ''}${asks ? ' ask' : ''}${isAskedElsewhere ? ' elsewhere' : ''}`;
  return [`S${about}`, `SP${place} ${about}`, `Sr${about} ${read}`];
}

/** The last word before and the next word behind each word that connects and parts no list: 'at' in 'at Veolia, Suez or Xylem'. */
function connectingWords(text: QueryText): { before: string[]; behind: string[] } {
  const isConnecting = (at: number) =>
    text.joints(at, at + 1).some((joint) => joint !== 'list' && joint !== 'skip') || text.token(at)?.text === '.';
  const before = text.tokens.map(() => OUTSIDE);
  const behind = text.tokens.map(() => OUTSIDE);
  for (let at = 1; at < text.length; at += 1)
    before[at] = isConnecting(at - 1) ? (text.token(at - 1)?.text ?? OUTSIDE) : elementAt(before, at - 1);
  for (let at = text.length - 2; at >= 0; at -= 1)
    behind[at] = isConnecting(at + 1) ? (text.token(at + 1)?.text ?? OUTSIDE) : elementAt(behind, at + 1);
  return { before, behind };
}
