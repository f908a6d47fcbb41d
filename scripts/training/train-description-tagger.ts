import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  DESCRIPTION_TAGS,
  type DescriptionPart,
  type DescriptionSpan,
  SENTENCE_MARK,
} from '../../server/insights/own-company/description-parts/description-tags.ts';
import { descriptionTokens } from '../../server/insights/own-company/description-parts/description-tokens.ts';
import { descriptionTagFeatures } from '../../server/insights/own-company/description-parts/tag-features.ts';
import { tagsOfSpans } from '../../server/text-classifier/part-tags.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { parseAnnotatedText } from './annotated-text.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

/** A description of one's own company, and what its words name. */
export interface MarkedDescription {
  text: string;
  spans: DescriptionSpan[];
}

const FOLDER = path.join(import.meta.dirname, 'description-parts');
const FILE = path.resolve(
  import.meta.dirname,
  '../../server/insights/own-company/description-parts/description-tags.bin',
);
const PART_OF: Readonly<Record<string, DescriptionPart>> = {
  c: 'customers',
  b: 'people',
  o: 'offer',
  x: 'excluded',
  t: 'theirs',
  p: 'clients',
};
const KINDS: ReadonlySet<string> = new Set(Object.keys(PART_OF));

/** Learns what the words of descriptions name. */
export function trainDescriptionTagger(): void {
  writeFileSync(FILE, learnDescriptionTagger(readMarkedDescriptions()));
}

/** Descriptions with `{c:customers}`, `{b:people}`, `{o:what is sold}`, `{x:…}`, `{t:…}` and `{p:…}` in braces; ¶ is a line break. */
export function readMarkedDescriptions(folder = FOLDER): MarkedDescription[] {
  return readTrainingLines(folder).map(({ text: line }) => {
    const { text, parts } = parseAnnotatedText(line.replaceAll(' ¶ ', '\n'), KINDS);
    const spans = parts.flatMap(({ kind, from, to }) => {
      const part = PART_OF[kind];
      return part === undefined ? [] : [{ part, from, to }];
    });
    return { text, spans };
  });
}

/** @returns the file of the tagger */
function learnDescriptionTagger(descriptions: readonly MarkedDescription[]): Buffer {
  const examples = descriptions.map(({ text, spans }) => {
    const tokens = descriptionTokens(text);
    return {
      features: descriptionTagFeatures(text, tokens),
      tags: tagsOfSpans(tokens, spans, SENTENCE_MARK).map((tag) => DESCRIPTION_TAGS.indexOf(tag)),
    };
  });
  return writeClassifier(DESCRIPTION_TAGS, trainSequenceTagger(examples, DESCRIPTION_TAGS));
}
