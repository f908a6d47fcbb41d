import { elementAt } from '../../../../shared/element-at.ts';
import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';
import { findCapabilities } from '../../trade/capabilities/find-capabilities.ts';
import { isWithin } from '../../trade/customer-spans.ts';
import { findBuyerFunctions } from '../../trade/job-functions/find-functions.ts';
import type { PhraseHit } from '../../trade/phrase-set.ts';
import { findCustomers } from '../../trade/sectors/find-sectors.ts';
import { languageOf } from '../../wording/language-of.ts';
import { stepOf, TEXT_LENGTHS } from '../feature-parts.ts';
import { ownCustomerSpans } from '../own-customer-spans.ts';
import type { DescriptionToken } from './description-tokens.ts';

const NONE = '-';
const SENTENCE_END = /^[.!?\n;]$/;
const LIST_MARK = /^(?:[,/&+]|and|or|und|oder|y|e|et|o|ou|en|of|aur|ya|sowie)$/iu;
/** Small words that stand before whom or what something is for. */
const JOINS =
  /^(?:for|to|at|in|with|by|from|as|like|serve|serving|help|helps|supply|für|an|in|bei|mit|von|aus|im|para|con|de|del|por|a|pour|avec|chez|des|du|dans|per|di|nei|da|do|dos|das|com|voor|met|van|aan|bij|ke|ki|ka|ko|se|liye|that|who|which|die|que|qui|wali|wale|:|\()$/iu;
const STEPS = [1, 2, 4, 7, 12];
const PIECE = { shortest: 2, longest: 5 };

/**
 * What a classifier is told of each word of a description: the word and its neighbours, how they are written, which words they are used
 * like, and what the vocabularies and rules take them for. Training and reading use the same.
 * @returns names of features, a list for each token
 */
export function descriptionTagFeatures(text: string, tokens: readonly DescriptionToken[]): string[][] {
  const words = tokens.map((token) => token.text.toLowerCase());
  const shapes = tokens.map((token) => shapeOf(token.text));
  const clusters = words.map((word) => findWordCluster(word));
  const marks = marksOf(text, tokens);
  const language = languageOf(text) ?? NONE;
  const length = stepOf(text.length, TEXT_LENGTHS);
  let joint = NONE;
  let sinceJoint = 0;
  let sentence = 0;
  let inSentence = 0;
  return tokens.map((token, at) => {
    const word = (by: number) => words[at + by] ?? NONE;
    const shape = (by: number) => shapes[at + by] ?? NONE;
    const fine = (by: number) => clusters[at + by]?.fine ?? NONE;
    const coarse = (by: number) => clusters[at + by]?.coarse ?? NONE;
    const mark = (by: number) => marks[at + by] ?? NONE;
    const here = word(0);
    const far = `${joint} ${stepOf(sinceJoint, STEPS)}`;
    const place = `${Math.min(sentence, 3)}${stepOf(inSentence, STEPS)}`;
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
      `4${word(-3)} ${word(-2)} ${word(-1)}`,
      `s${shape(-1)} ${shape(0)} ${shape(1)}`,
      `j${joint}`,
      `jw${joint} ${here}`,
      `jf${far}`,
      `jm${joint} ${mark(0)}`,
      `jC${joint} ${coarse(0)}`,
      `jz${joint} ${here.slice(-3)}`,
      `m${mark(0)}`,
      `mp${mark(-1)} ${mark(0)}`,
      `mn${mark(0)} ${mark(1)}`,
      `mmm${mark(-1)} ${mark(0)} ${mark(1)}`,
      `m2${mark(-2)} ${mark(2)}`,
      `mw${mark(0)} ${here}`,
      `mP${mark(0)} ${place}`,
      `P${place}`,
      `Ps${place} ${shape(0)}`,
      `L${language}`,
      `Lz${language} ${here.slice(-3)}`,
      `Lp${language} ${mark(0)}`,
      `l${length} ${mark(0)}`,
      `c${fine(0)}`,
      `C${coarse(0)}`,
      `cp${coarse(-1)} ${coarse(0)}`,
      `cn${coarse(0)} ${coarse(1)}`,
      `Cpp${coarse(-1)}`,
      `Cnn${coarse(1)}`,
      `wC${word(-1)} ${coarse(0)}`,
    ];
    for (let size = PIECE.shortest; size <= PIECE.longest && size < here.length; size += 1)
      features.push(`a${here.slice(0, size)}`, `z${here.slice(-size)}`);
    for (let size = 3; size <= 4 && size < word(1).length; size += 1) features.push(`nz${word(1).slice(-size)}`);
    if (isOrdinaryWord(here)) features.push('plain');
    if (SENTENCE_END.test(token.text)) {
      sentence += 1;
      inSentence = 0;
      joint = token.text === '\n' ? '\n' : NONE;
      sinceJoint = 0;
      return features;
    }
    inSentence += 1;
    sinceJoint += 1;
    if (JOINS.test(here) && !LIST_MARK.test(here)) {
      joint = here;
      sinceJoint = 0;
    }
    return features;
  });
}

/** What the vocabularies say of each word by the phrase in which it stands, and whether rules take the stretch for one about customers. */
function marksOf(text: string, tokens: readonly DescriptionToken[]): string[] {
  const kinds = tokens.map(() => '');
  const add = (hits: readonly PhraseHit<unknown>[], kind: string): void => {
    let at = 0;
    for (const { at: from, said } of hits.toSorted((a, b) => a.at - b.at)) {
      while (at < tokens.length && elementAt(tokens, at).to <= from) at += 1;
      for (let one = at; one < tokens.length && elementAt(tokens, one).from < from + said.length; one += 1)
        if (!elementAt(kinds, one).includes(kind)) kinds[one] += kind;
    }
  };
  add(findCustomers(text), 'c');
  add(findBuyerFunctions(text), 'b');
  add(findCapabilities(text), 'o');
  const spans = ownCustomerSpans(text);
  return tokens.map(({ from }, at) => `${elementAt(kinds, at)}${isWithin(spans, from) ? '+' : ''}`);
}

/** How a word is written: 'Aa' for Hotels, 'AA' for ERP, 'AaA' for HubSpot, 'a1' for b2b. */
function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (/^\p{N}/u.test(text)) return '0';
  if (/^\p{Lu}{2,}s?$/u.test(text)) return 'AA';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'AaA' : 'Aa';
  return /\d/.test(text) ? 'a1' : 'a';
}
