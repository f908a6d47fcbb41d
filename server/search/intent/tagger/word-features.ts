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

/**
 * What a classifier is told of each word of a query: the word and its neighbours, how they are written, which words they
 * are used like, what the vocabularies say of them, and what the rules take them for. Training and reading use the same.
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
    const word = (by: number) => words[at + by] ?? OUTSIDE;
    const shape = (by: number) => shapes[at + by] ?? OUTSIDE;
    const cluster = (by: number) => clusters[at + by] ?? NO_CLUSTER;
    const tag = (by: number) => tags.tags[at + by] ?? OUTSIDE;
    const here = word(0);
    const read = tag(0);
    const features = [
      '1',
      `w${here}`,
      `p${word(-1)}`,
      `n${word(1)}`,
      `pp${word(-2)}`,
      `nn${word(2)}`,
      `pw${word(-1)} ${here}`,
      `wn${here} ${word(1)}`,
      `ppp${word(-2)} ${word(-1)}`,
      `nnn${word(1)} ${word(2)}`,
      `s${shape(0)}`,
      `sss${shape(-1)} ${shape(0)} ${shape(1)}`,
      `sp${shape(0)} ${word(-1)}`,
      `l${language}`,
      `r${read}`,
      `rp${tag(-1)} ${read}`,
      `rn${read} ${tag(1)}`,
      `rrr${tag(-1)} ${read} ${tag(1)}`,
      `rpp${tag(-2)} ${tag(-1)} ${read}`,
      `rnn${read} ${tag(1)} ${tag(2)}`,
      `rw${read} ${here}`,
      `rs${read} ${shape(0)}`,
      `rpw${read} ${word(-1)}`,
      `rnw${read} ${word(1)}`,
      ...namedAround(tags.tags, at),
      `c${cluster(0).fine}`,
      `C${cluster(0).coarse}`,
      `cp${cluster(-1).fine}`,
      `cn${cluster(1).fine}`,
      `Cr${cluster(0).coarse} ${read}`,
      `Cp${cluster(-1).coarse} ${cluster(0).coarse}`,
      `Cn${cluster(0).coarse} ${cluster(1).coarse}`,
      `Cpn${cluster(-1).coarse} ${cluster(0).coarse} ${cluster(1).coarse}`,
      `pc${word(-1)} ${cluster(0).fine}`,
      `cw${cluster(0).fine} ${word(1)}`,
      `v${elementAt(marks, at).join(',')}`,
      `e${tags.isExcluded[at] === true ? 'x' : ''}${tags.isPast[at] === true ? 'p' : ''}`,
      `C2p${cluster(-2).coarse} ${shape(-2)}`,
      `C2n${cluster(2).coarse} ${shape(2)}`,
      `kb${elementAt(connectors.before, at)} ${shape(0)}`,
      `kr${elementAt(connectors.before, at)} ${read}`,
      `kl${elementAt(connectors.before, at)} ${word(-1)}`,
      `kn${elementAt(connectors.behind, at)} ${shape(0)}`,
      ...aboutSentence(elementAt(sentences, at), read),
      at === 0 ? 'first' : at === text.length - 1 ? 'last' : 'middle',
    ];
    for (const mark of elementAt(marks, at)) {
      features.push(`v${mark}`, `vr${mark} ${read}`);
      // Which names are ordinary words, their clusters and their capitals tell.
      if (mark.endsWith('employer') || mark.endsWith('maker'))
        features.push(
          `vc${mark} ${cluster(0).coarse}`,
          `vs${mark} ${shape(0)}`,
          `vcs${mark} ${cluster(0).fine} ${shape(0)}`,
        );
    }
    for (const mark of marks[at - 1] ?? []) features.push(`vp${mark}`);
    for (const mark of marks[at + 1] ?? []) features.push(`vn${mark}`);
    if (token.kind === 'word')
      features.push(`a3${here.slice(0, 3)}`, `a4${here.slice(0, 4)}`, `z3${here.slice(-3)}`, `z4${here.slice(-4)}`);
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
