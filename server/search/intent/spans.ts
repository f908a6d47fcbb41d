import { elementAt } from '../../../shared/element-at.ts';
import { LONGEST_PHRASE, type Meanings, meaningsOf } from './lexicon.ts';
import { respell, singular } from './spelling.ts';
import type { Token } from './tokens.ts';
import { EMPLOYER_WORDS, FILLER, PLACE_WORDS } from './vocabulary/plain-words.ts';

/** A stretch of the query: a phrase of the vocabulary, filler, a phrase end, or an unknown word. */
export interface Span {
  kind: 'known' | 'filler' | 'end' | 'unknown';
  /** Plain, corrected words. */
  text: string;
  /** As typed. */
  raw: string;
  means: Meanings;
}

/** Short names of places that are words or people's names too: taken for places in capitals or behind 'in'. */
const DOUBTFUL_PLACES = new Set(
  'up,us,la,ny,sg,ind,ph,oz,mp,tn,dc,aus,hk,kl,sf,nz,gb,sea,bom,mum,cbe,hsr,gta,saket,rohini,vaishali,salem,rio,atl,dfw,states,emirates,energy,rsa,nj,prc'.split(
    ',',
  ),
);
/** Skills that are ordinary words or letters in lower case. */
const DOUBTFUL_KEYWORDS = new Set('go,swift,rust,node,spring,rails,r,cloud'.split(','));
/** Abbreviations of titles and functions that are ordinary words or places in lower case. */
const DOUBTFUL_TITLES = new Set(
  'pa,dr,po,pm,ea,ae,gc,ib,cs,bi,ap,ta,fin,ui,ca,md,cso,pe,eng,angel,gov,power,it,tl,dir,growth'.split(','),
);
const ARTICLES = new Set(['the', 'of']);

/** Parts the words into spans, the longest known phrase first. Words are corrected, names and employers are not. */
export function readSpans(tokens: readonly Token[]): Span[] {
  const shouting = tokens.every(({ raw }) => raw === raw.toUpperCase());
  const fixed = tokens.map((token, at) => (mayCorrect(tokens, at, shouting) ? respell(token.text) : token.text));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = elementAt(tokens, at);
    const { length, means } = longestPhrase(tokens, fixed, at, shouting);
    const text = fixed.slice(at, at + length).join(' ');
    const raw = tokens
      .slice(at, at + length)
      .map((one) => one.raw)
      .join(' ');
    if (token.text === ',') spans.push({ kind: 'end', text: ',', raw, means: {} });
    else if (means) spans.push({ kind: 'known', text, raw, means });
    else spans.push({ kind: isFiller(elementAt(fixed, at)) ? 'filler' : 'unknown', text, raw, means: {} });
    at += length;
  }
  return spans;
}

const isFiller = (word: string) => FILLER.has(word) || word === 'or' || /^\d+$/.test(word);

/** A capitalised word behind 'at' is somebody's name for their firm, not a slip. */
function mayCorrect(tokens: readonly Token[], at: number, shouting: boolean): boolean {
  const before = tokens[at - 1]?.text;
  const isNamed = !shouting && /^\p{Lu}/u.test(elementAt(tokens, at).raw);
  return !(isNamed && before !== undefined && (EMPLOYER_WORDS.has(before) || before === 'of'));
}

function longestPhrase(
  tokens: readonly Token[],
  fixed: readonly string[],
  at: number,
  shouting: boolean,
): { length: number; means?: Meanings } {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const words = fixed.slice(at, at + length);
    const typed = tokens.slice(at, at + length).map((one) => one.text);
    const key = [typed, words, ...inSingular(words)].map((form) => form.join(' ')).find((form) => meaningsOf(form));
    const means = key && meaningsOf(key);
    if (!means) continue;
    const sure = length > 1 ? means : withoutDoubt(means, key, tokens, at, shouting);
    if (sure) return { length, means: sure };
  }
  return { length: 1 };
}

/** 'sales managers', 'heads of sales', 'directors of operations': plurals stand at the end, at the start, or all over. */
function inSingular(words: readonly string[]): string[][] {
  const one = words.map((word) => singular(word) ?? word);
  const last = words.length - 1;
  return [
    one,
    words.map((word, at) => (at === last ? elementAt(one, at) : word)),
    words.map((word, at) => (at === 0 ? elementAt(one, at) : word)),
  ];
}

function withoutDoubt(means: Meanings, key: string, tokens: readonly Token[], at: number, shouting: boolean) {
  const { raw } = elementAt(tokens, at);
  const capital = !shouting && raw === raw.toUpperCase();
  const before = tokens[at - 1]?.text ?? '';
  if (means.place && DOUBTFUL_PLACES.has(key)) {
    const behind = PLACE_WORDS.has(before) || (ARTICLES.has(before) && PLACE_WORDS.has(tokens[at - 2]?.text ?? ''));
    const last = at === tokens.length - 1 && at > 0 && key !== 'up' && key !== 'us';
    if (!capital && !behind && !last) return undefined;
  }
  if (means.keyword && DOUBTFUL_KEYWORDS.has(key) && !/^\p{Lu}/u.test(raw)) return undefined;
  if (DOUBTFUL_TITLES.has(key) && !capital && !shouting && (key === 'it' ? before !== 'in' && at > 0 : false)) {
    return undefined;
  }
  return means;
}
