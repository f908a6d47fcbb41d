import { elementAt } from '../../../shared/element-at.ts';
import { rememberReadings } from '../../platform/remember-readings.ts';
import { isTitleWord } from '../../vocabulary/job-titles/title-words.ts';
import { isCredentialAfterComma } from '../credentials.ts';
import { isAnyTitle, isHonorific } from '../honorifics.ts';
import { findKnownName, isFamilyName } from '../known-names.ts';
import { isConjunction, isParticle } from '../particles.ts';
import { plainLetters } from '../plain-letters.ts';
import { PLACES_AROUND, standsAround } from '../words-around-names.ts';
import type { NamePart } from './name-tags.ts';
import type { NameToken } from './name-tokens.ts';

const NONE = '-';
const FARTHEST = 4;
const PIECE = { shortest: 1, longest: 4 };
/** Counts of lists beyond this say no more. */
const OFTEN = 3;

/**
 * What a classifier is told of each word of a text that holds a name: the word and its neighbours, what open lists of names say of
 * it, where it stands and how it is written, and what the rules take it for. Training and reading use the same.
 * @param byRules what each token is by the rules
 * @returns names of features, a list for each token
 */
export function nameFeatures(tokens: readonly NameToken[], byRules: readonly NamePart[]): string[][] {
  const words = tokens.map(({ text }) => plainLetters(text));
  const isWord = tokens.map(({ text }) => /[\p{L}]/u.test(text));
  const line = tokens.map(({ text }) => text).join('');
  const isCapitals = !(/\p{Lu}/u.test(line) && /\p{Ll}/u.test(line));
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const known = tokens.map(({ text }, at) => (isWord[at] ? knownAs(text) : NONE));
  const marks = tokens.map(({ text }, at) => (isWord[at] ? (isCapitals ? marksInCapitals : marksOf)(text) : []));
  const comma = tokens.findIndex(({ text }) => /^[,،、]$/u.test(text));
  const size = Math.min(isWord.filter(Boolean).length, FARTHEST + 1);
  const cultures = [...new Set(tokens.flatMap(({ text }) => [...findKnownName(text).cultures]))].sort().join('');
  const ruleOrder = byRules.filter((part) => part !== 'none').join(' ');
  const script = scriptOf(line);
  const lengths = partLengths(tokens, isWord);
  return tokens.map((token, at) => {
    const word = (by: number) => words[at + by] ?? NONE;
    const shape = (by: number) => shapes[at + by] ?? NONE;
    const rule = (by: number) => byRules[at + by] ?? NONE;
    const list = (by: number) => known[at + by] ?? NONE;
    const { fromStart, fromEnd, part } = elementAt(lengths, at);
    const place = `${Math.min(fromStart, FARTHEST)} ${Math.min(fromEnd, FARTHEST)}`;
    const side = comma < 0 ? NONE : at < comma ? 'before' : 'behind';
    const own = elementAt(marks, at).join();
    const features = [
      '1',
      `w${word(0)}`,
      `p${word(-1)}`,
      `n${word(1)}`,
      `s${shape(0)}`,
      `sss${shape(-1)} ${shape(0)} ${shape(1)}`,
      `r${rule(0)}`,
      `rr${rule(-1)} ${rule(0)} ${rule(1)}`,
      `rs${rule(0)} ${shape(0)}`,
      `rk${rule(0)} ${list(0)}`,
      `ro${rule(0)} ${ruleOrder}`,
      `rpl${rule(0)} ${place} ${side}`,
      `rm${rule(0)} ${own}`,
      `k${list(0)}`,
      `kp${list(-1)} ${list(0)}`,
      `kn${list(0)} ${list(1)}`,
      `kkk${list(-1)} ${list(0)} ${list(1)}`,
      `P${place}`,
      `PS${place} ${size} ${side}`,
      `PK${place} ${size} ${list(0)}`,
      `PC${place} ${size} ${cultures}`,
      `PX${place} ${script} ${size}`,
      `d${side} ${Math.min(part, FARTHEST)}`,
      `dk${side} ${list(0)}`,
      `ds${side} ${shape(0)}`,
      `dr${side} ${rule(0)}`,
      `m${own}`,
      `mp${(marks[at - 1] ?? []).join()} ${own}`,
      `mn${own} ${(marks[at + 1] ?? []).join()}`,
      `ms${own} ${shape(0)}`,
      `c${cultures} ${rule(0)}`,
      `x${script}`,
      `sz${size}`,
    ];
    if (isWord[at])
      for (let length = PIECE.shortest; length <= PIECE.longest && length <= word(0).length; length += 1) {
        const [start, end] = [word(0).slice(0, length), word(0).slice(-length)];
        features.push(`a${start}`, `z${end}`);
        if (length > 1) features.push(`zp${end} ${place}`);
      }
    if (token.isGlued) features.push('glued');
    features.push(...familyHere(tokens, at));
    return features;
  });
}

const EAST_ASIAN = /^[\p{sc=Han}\p{sc=Hangul}々]$/u;

/** Whether this character, alone or with the next ones, is a family name of China, Korea or Japan, and how many of its kind stand before and behind it. */
function familyHere(tokens: readonly NameToken[], at: number): string[] {
  const own = tokens[at]?.text ?? '';
  if (!EAST_ASIAN.test(own)) return [];
  let start = at;
  while (start > 0 && tokens[start]?.isGlued && EAST_ASIAN.test(tokens[start - 1]?.text ?? '')) start -= 1;
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.isGlued && EAST_ASIAN.test(tokens[end]?.text ?? '')) end += 1;
  const run = tokens.slice(start, end).map(({ text }) => text);
  const place = `${at - start} of ${run.length}`;
  const first = [1, 2].map((length) => (isFamilyName(run.slice(0, length).join('')) ? 'y' : 'n')).join('');
  return [`E${place}`, `EF${place} ${first}`, `EN${place} ${start > 0 || end < tokens.length}`];
}

function knownAs(word: string): string {
  const { given, family, cultures } = findKnownName(word);
  return `${Math.min(given, OFTEN)}${Math.min(family, OFTEN)}${cultures}`;
}

/** Many people share a name. */
const MOST_WORDS = 2_000;

const marksOf = rememberReadings((word) => readMarks(word, false), MOST_WORDS);
/** Of a word in a text that is all in capitals. */
const marksInCapitals = rememberReadings((word) => readMarks(word, true), MOST_WORDS);

/** What the lists of honorifics, degrees, particles and roles say of a word. */
function readMarks(word: string, isCapitals: boolean): readonly string[] {
  const marks: string[] = [];
  if (isHonorific(word)) marks.push('honorific');
  else if (isAnyTitle(word)) marks.push('title');
  if (isCredentialAfterComma(word, isCapitals)) marks.push('credential');
  if (isParticle(word, !isCapitals)) marks.push('particle');
  if (isConjunction(word, !isCapitals)) marks.push('conjunction');
  if (isTitleWord(word)) marks.push('role');
  for (const place of PLACES_AROUND) if (standsAround(word, place)) marks.push(place);
  return marks;
}

/** Where each token stands among the words of its part between commas and other signs. */
function partLengths(
  tokens: readonly NameToken[],
  isWord: readonly boolean[],
): { fromStart: number; fromEnd: number; part: number }[] {
  const places = tokens.map(() => ({ fromStart: 0, fromEnd: 0, part: 0 }));
  let part = 0;
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && isWord[at]) continue;
    for (let index = start; index < at; index += 1)
      places[index] = { fromStart: index - start, fromEnd: at - 1 - index, part };
    if (at < tokens.length) places[at] = { fromStart: 0, fromEnd: 0, part };
    if (at > start) part += 1;
    start = at + 1;
  }
  return places;
}

function scriptOf(line: string): string {
  for (const script of SCRIPTS) if (script.sign.test(line)) return script.name;
  return 'Latin';
}

const SCRIPTS: readonly { name: string; sign: RegExp }[] = [
  { name: 'Hiragana', sign: /\p{sc=Hiragana}/u },
  { name: 'Katakana', sign: /\p{sc=Katakana}/u },
  { name: 'Hangul', sign: /\p{sc=Hangul}/u },
  { name: 'Han', sign: /\p{sc=Han}/u },
  { name: 'Cyrillic', sign: /\p{sc=Cyrillic}/u },
  { name: 'Arabic', sign: /\p{sc=Arabic}/u },
  { name: 'Hebrew', sign: /\p{sc=Hebrew}/u },
  { name: 'Greek', sign: /\p{sc=Greek}/u },
  { name: 'Devanagari', sign: /\p{sc=Devanagari}/u },
  { name: 'Thai', sign: /\p{sc=Thai}/u },
];

/** 'Aa' for Anna, 'AA' for ANNA, 'A.' for an initial, 'a' for van, 'AaA' for McLean, 'lo' where letters have no case. */
function shapeOf(text: string): string {
  if (!/\p{L}/u.test(text)) return /\p{N}/u.test(text) ? '0' : text.length > 1 || text > '\u2fff' ? 'sign' : text;
  const dot = text.endsWith('.') ? '.' : '';
  const hyphen = text.includes('-') ? '-' : '';
  if (/^\p{Lo}/u.test(text)) return `lo${dot}`;
  if (/^\p{Lu}\.?$/u.test(text)) return `A${dot}`;
  if (/^\p{L}$/u.test(text)) return 'a1';
  if (/\p{L}\.\p{L}/u.test(text)) return `A.A${dot}`;
  if (!/\p{Ll}/u.test(text)) return `AA${text.length > 3 ? 'A' : ''}${dot}${hyphen}`;
  if (/^\p{Lu}/u.test(text))
    return `A${/\p{Lu}/u.test(text.slice(1).replace(/-\p{Lu}/gu, '')) ? 'aA' : 'a'}${dot}${hyphen}`;
  return `a${/\p{Lu}/u.test(text) ? 'A' : ''}${dot}${hyphen}`;
}
