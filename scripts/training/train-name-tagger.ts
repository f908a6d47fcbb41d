import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanNameLines } from '../../server/person-names/clean-name.ts';
import { readNameByRules } from '../../server/person-names/read-name-by-rules.ts';
import { nameFeatures } from '../../server/person-names/tagger/name-features.ts';
import { NAME_TAGS, type NamePart, partsOfName, tagsOfParts } from '../../server/person-names/tagger/name-tags.ts';
import { type NameToken, nameTokens } from '../../server/person-names/tagger/name-tokens.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { type AnnotatedText, parseAnnotatedText } from './annotated-text.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

/** A name as it was found, and what its words are. */
export interface AnnotatedName extends AnnotatedText {
  source: string;
}

const NAMES = path.join(import.meta.dirname, 'person-names');
const FILE = path.resolve(import.meta.dirname, '../../server/person-names/tagger/name-tags.bin');
const PART_OF: Readonly<Record<string, NamePart>> = { f: 'first', m: 'middle', l: 'last' };

/** Learns what the words of names are. */
export function trainNameTagger(): void {
  writeFileSync(FILE, learnNameTagger(readAnnotatedNames()));
}

/** Names with `{f:first}`, `{m:middle}` and `{l:last}` names in braces. */
export function readAnnotatedNames(): AnnotatedName[] {
  const kinds = new Set(Object.keys(PART_OF));
  return readTrainingLines(NAMES).map(({ text, source }) => ({ ...parseAnnotatedText(text, kinds), source }));
}

/** @returns the file of the tagger */
export function learnNameTagger(names: readonly AnnotatedName[]): Buffer {
  const examples = names.flatMap((name) => {
    const tokens = nameTokens(cleanNameLines(name.text).join(' | '));
    if (tokens.length === 0) return [];
    const tags = tagsOfParts(alignNameParts(name, tokens)).map((tag) => NAME_TAGS.indexOf(tag));
    const byRules = partsOfName(tokens, readNameByRules(name.text));
    return [{ features: nameFeatures(tokens, byRules), tags }];
  });
  return writeClassifier(NAME_TAGS, trainSequenceTagger(examples, NAME_TAGS));
}

/** A word may stand so far behind the last one: cleaning takes signs out. */
const FARTHEST = 40;
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** @returns for each word of the cleaned text what it is by the annotation */
export function alignNameParts({ text, parts }: AnnotatedText, tokens: readonly NameToken[]): NamePart[] {
  const written = plain(text);
  let end = 0;
  return tokens.map((token) => {
    const word = plain(token.text);
    const at = [word, word.replace(/[^\p{L}\p{N}]/gu, '')]
      .map((form) => (form === '' ? -1 : written.indexOf(form, end)))
      .find((found) => found >= 0 && found <= end + FARTHEST);
    if (at === undefined) return 'none';
    end = at + word.length;
    const middle = at + (word.length - 1) / 2;
    const part = parts.find(({ from, to }) => middle >= from && middle < to);
    return part ? (PART_OF[part.kind] ?? 'none') : 'none';
  });
}
