import path from 'node:path';
import { SequenceTagger } from '../../text-classifier/sequence-tagger.ts';
import { isHonorific } from '../honorifics.ts';
import { findKnownName } from '../known-names.ts';
import type { PersonName } from '../person-name.ts';
import { toPersonName } from '../to-person-name.ts';
import { nameFeatures } from './name-features.ts';
import { type NamePart, partOfTag, partsOfName, tagsOfParts } from './name-tags.ts';
import { type NameToken, nameTokens } from './name-tokens.ts';

const tagger = new SequenceTagger(path.join(import.meta.dirname, 'name-tags.bin'));

/** By names that were left out of the learning: the rules' reading stays where another one is hardly likelier. */
const LEAD = 2;

/**
 * Reads a name by what was learned from annotated names.
 * @param lines of a text without markup and signs, as cleanNameLines gives them
 * @param byRules what the rules read there
 * @param by another tagger than the product's own, for measuring
 */
export function readTaggedName(lines: readonly string[], byRules: PersonName, by = tagger): PersonName {
  const tokens = nameTokens(lines.join(' | '));
  if (tokens.length === 0) return byRules;
  const read = partsOfName(tokens, byRules);
  const tags = by.tag(nameFeatures(tokens, read), tagsOfParts(read), LEAD);
  const parts = tags.map(partOfTag);
  if (parts.join() === read.join()) return byRules;
  // 'Mevr. de Vries': where a word is a name or a title, somebody is named.
  if (parts.every((part) => part === 'none') && tokens.some(({ text }) => saysSomebody(text))) return byRules;
  return toPersonName({
    first: wordsOf(tokens, parts, 'first'),
    middle: wordsOf(tokens, parts, 'middle'),
    last: wordsOf(tokens, parts, 'last'),
  });
}

function saysSomebody(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given + family > 0 || isHonorific(word);
}

/** The words of a part; characters that stand together are one word. */
function wordsOf(tokens: readonly NameToken[], parts: readonly NamePart[], part: NamePart): string[] {
  const words: string[] = [];
  for (const [at, { text, isGlued }] of tokens.entries()) {
    if (parts[at] !== part) continue;
    const before = isGlued && parts[at - 1] === part ? words.pop() : undefined;
    words.push(`${before ?? ''}${text}`);
  }
  return words;
}
