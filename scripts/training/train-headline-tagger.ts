import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHeadlineByRules } from '../../server/providers/people/headline/read-headline-by-rules.ts';
import { writeHeadline } from '../../server/providers/people/headline/split-headline.ts';
import { headlineFeatures } from '../../server/providers/people/headline/tagger/headline-features.ts';
import {
  HEADLINE_PARTS,
  HEADLINE_TAGS,
  type HeadlineSpan,
} from '../../server/providers/people/headline/tagger/headline-tags.ts';
import { headlineTokens } from '../../server/providers/people/headline/tagger/headline-tokens.ts';
import { headlineRuleTags } from '../../server/providers/people/headline/tagger/read-tagged-headline.ts';
import { tagsOfSpans } from '../../server/text-classifier/part-tags.ts';
import { readTrainingLines } from './annotated-lines.ts';
import { parseAnnotatedText } from './annotated-text.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

/** A headline, and what its words are. */
export interface AnnotatedHeadline {
  text: string;
  spans: HeadlineSpan[];
  source: string;
}

const HEADLINES = path.join(import.meta.dirname, 'headlines');
const FILE = path.resolve(import.meta.dirname, '../../server/providers/people/headline/tagger/headline-tags.bin');

/** Learns what the words of headlines are. */
export function trainHeadlineTagger(): void {
  writeFileSync(FILE, learnHeadlineTagger(readAnnotatedHeadlines()));
}

/** Headlines with `{title:…}`, `{company:…}`, `{past:…}`, `{role2:…}` and `{org2:…}` in braces. */
export function readAnnotatedHeadlines(): AnnotatedHeadline[] {
  const kinds: ReadonlySet<string> = new Set(HEADLINE_PARTS);
  return readTrainingLines(HEADLINES).map((line) => {
    const { text, parts } = parseAnnotatedText(writeHeadline(line.text), kinds);
    const spans = parts.flatMap(({ kind, from, to }) => {
      const part = HEADLINE_PARTS.find((one) => one === kind);
      return part ? [{ part, from, to }] : [];
    });
    return { text, spans, source: line.source };
  });
}

/** @returns the file of the tagger */
export function learnHeadlineTagger(headlines: readonly AnnotatedHeadline[]): Buffer {
  const examples = headlines.map(({ text, spans }) => {
    const tokens = headlineTokens(text);
    const byRules = headlineRuleTags(text, tokens, readHeadlineByRules(text));
    return {
      features: headlineFeatures(tokens, byRules),
      tags: tagsOfSpans(tokens, spans).map((tag) => HEADLINE_TAGS.indexOf(tag)),
    };
  });
  return writeClassifier(HEADLINE_TAGS, trainSequenceTagger(examples, HEADLINE_TAGS));
}
