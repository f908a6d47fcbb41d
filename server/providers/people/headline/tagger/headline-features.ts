import { elementAt } from '../../../../../shared/element-at.ts';
import { rememberReadings } from '../../../../platform/remember-readings.ts';
import { isRole, titleWordsIn } from '../../../../vocabulary/job-titles/title-words.ts';
import { findPlaces } from '../../../../vocabulary/places/find-places.ts';
import { findWordCluster } from '../../../../vocabulary/word-clusters/find-word-cluster.ts';
import { isOrdinaryWord } from '../../../language-model/grounding/ordinary-words.ts';
import { isKnownCompany, isSkill, ORGANISATION } from '../company-name.ts';
import { TOPICS } from '../names-in-headlines.ts';
import type { HeadlineToken } from './headline-tokens.ts';

const NONE = '-';
/** Signs that part what a headline says. */
const PARTS = /^(?:[|‖¦│•●▪■◆★☆✦✪➤►▶→»⚡✓✔~;·｜丨–—,/]|-|\p{Extended_Pictographic})$/u;
const JOINS =
  /^(?:@|at|bei|beim|chez|presso|bij|hos|ved|in|en|em|na|no|no|w|för|på|di|of|for|with|de|der|von|van|du|do|da|ex|former|formerly|previously|prev|ehemals|früher|ancien|anciennement|antes|и|в|di|و|في|لدى|在|and|und|et|y|e|&)$/iu;
const FARTHEST = 4;
const PIECE = { shortest: 2, longest: 4 };

/**
 * What a classifier is told of each word of a headline: the word and its neighbours, how they are written, which words they are
 * used like, and what the rules take them for. Training and reading use the same.
 * @param ruleTags the rules' tag of each token: 'B-title', 'I-company', 'O'
 * @returns names of features, a list for each token
 */
export function headlineFeatures(tokens: readonly HeadlineToken[], ruleTags: readonly string[]): string[][] {
  const byRules = ruleTags.map((tag) => (tag.startsWith('O') ? 'O' : tag));
  const words = tokens.map(({ text }) => text.toLowerCase());
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const clusters = words.map((word) => findWordCluster(word));
  const isTitleWord = titleWordsIn(tokens.map(({ text }) => text).join(' '));
  const marks = tokens.map(({ text }, at) => (isTitleWord[at] ? ['title', ...marksOf(text)] : marksOf(text)));
  const parting = tokens.map(({ text, isGlued }, at) => PARTS.test(text) && !(isGlued && tokens[at + 1]?.isGlued));
  let part = 0;
  let inPart = 0;
  let joint = NONE;
  return tokens.map((token, at) => {
    const word = (by: number) => words[at + by] ?? NONE;
    const shape = (by: number) => shapes[at + by] ?? NONE;
    const rule = (by: number) => byRules[at + by] ?? NONE;
    const fine = (by: number) => clusters[at + by]?.fine ?? NONE;
    const coarse = (by: number) => clusters[at + by]?.coarse ?? NONE;
    if (parting[at]) {
      part += 1;
      inPart = 0;
      joint = token.text;
    }
    const here = word(0);
    const place = `${Math.min(part, FARTHEST)}`;
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
      `s${shape(0)}`,
      `sss${shape(-1)} ${shape(0)} ${shape(1)}`,
      `sp${word(-1)} ${shape(0)}`,
      `r${rule(0)}`,
      `rp${rule(-1)} ${rule(0)}`,
      `rn${rule(0)} ${rule(1)}`,
      `rrr${rule(-1)} ${rule(0)} ${rule(1)}`,
      `rw${rule(0)} ${here}`,
      `rs${rule(0)} ${shape(0)}`,
      `rj${rule(0)} ${joint}`,
      `P${place}`,
      `Pr${place} ${rule(0)}`,
      `PI${place} ${Math.min(inPart, FARTHEST)}`,
      `j${joint}`,
      `jI${joint} ${Math.min(inPart, FARTHEST)} ${shape(0)}`,
      `c${fine(0)}`,
      `C${coarse(0)}`,
      `cp${coarse(-1)} ${coarse(0)}`,
      `cn${coarse(0)} ${coarse(1)}`,
      `Cpp${coarse(-1)}`,
      `Cnn${coarse(1)}`,
      `Cr${coarse(0)} ${rule(0)}`,
      `jC${joint} ${coarse(0)}`,
      `m${elementAt(marks, at).join(',')}`,
      `mj${elementAt(marks, at).join(',')} ${joint}`,
      ...namedAround(byRules, at),
      at === 0 ? 'first' : at === tokens.length - 1 ? 'last' : 'middle',
    ];
    for (const mark of elementAt(marks, at)) features.push(`m${mark}`, `mr${mark} ${rule(0)}`, `ms${mark} ${shape(0)}`);
    for (const mark of marks[at - 1] ?? []) features.push(`mp${mark}`);
    for (const mark of marks[at + 1] ?? []) features.push(`mn${mark}`);
    for (let length = PIECE.shortest; length <= PIECE.longest && length < here.length; length += 1)
      features.push(`a${here.slice(0, length)}`, `z${here.slice(-length)}`);
    if (token.isGlued) features.push('glued');
    inPart += 1;
    if (JOINS.test(here)) joint = here;
    return features;
  });
}

/** What the rules name before and behind a word. */
function namedAround(tags: readonly string[], at: number): string[] {
  let before = at - 1;
  while (before >= 0 && tags[before] === 'O') before -= 1;
  let behind = at + 1;
  while (behind < tags.length && tags[behind] === 'O') behind += 1;
  const [one, other] = [kindOf(tags[before]), kindOf(tags[behind])];
  return [
    `b${one} ${elementAt(tags, at)}`,
    `h${other} ${elementAt(tags, at)}`,
    `bh${one} ${other} ${elementAt(tags, at)}`,
  ];
}

const kindOf = (tag: string | undefined) => (tag === undefined ? NONE : tag.slice(2));

/** The same words stand in many headlines. */
const MOST_WORDS = 5_000;

/** What the vocabularies say of a word by itself. */
const marksOf = rememberReadings((text): readonly string[] => {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const word = text.toLowerCase();
  const marks: string[] = [];
  if (isRole(text)) marks.push('role');
  if (isOrdinaryWord(word)) marks.push('plain');
  if (isKnownCompany(text)) marks.push('company');
  if (isSkill(text)) marks.push('skill');
  if (TOPICS.has(word)) marks.push('topic');
  if (ORGANISATION.test(text)) marks.push('organisation');
  if (text.length > 3 && /^\p{Lu}/u.test(text) && findPlaces(text).length > 0) marks.push('place');
  return marks;
}, MOST_WORDS);

/** Pictures come behind the signs. */
const LAST_SIGN = 0x2fff;

/** How a word is written: 'Aa' for Buyer, 'AA' for CEO, 'AaA' for HubSpot, 'a1' for b2b, 'site' for acme.io. */
function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return (text.codePointAt(0) ?? 0) > LAST_SIGN ? 'picture' : text;
  if (/[\p{L}\p{N}]\.\p{Ll}{2,5}$/u.test(text)) return 'site';
  if (/^\p{N}+$/u.test(text)) return /^(?:19|20)\d\d$/.test(text) ? 'year' : '0';
  if (/^\p{Lo}/u.test(text)) return 'lo';
  if (/^\p{Lu}{2,}s?$/u.test(text)) return text.length > 5 ? 'AAA' : 'AA';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'AaA' : text.length === 1 ? 'A' : 'Aa';
  return /\d/.test(text) ? 'a1' : /\p{Lu}/u.test(text) ? 'aA' : 'a';
}
