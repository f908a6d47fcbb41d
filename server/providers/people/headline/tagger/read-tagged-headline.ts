import path from 'node:path';
import { spansOfTags, tagsOfSpans } from '../../../../text-classifier/part-tags.ts';
import { SequenceTagger } from '../../../../text-classifier/sequence-tagger.ts';
import { trimSigns } from '../split-headline.ts';
import { headlineFeatures } from './headline-features.ts';
import { HEADLINE_PARTS, type HeadlineSpan } from './headline-tags.ts';
import { type HeadlineToken, headlineTokens } from './headline-tokens.ts';

const tagger = new SequenceTagger(path.join(import.meta.dirname, 'headline-tags.bin'));

/** The parts of a headline in the words it has. */
export interface HeadlineParts {
  title?: string;
  company?: string;
  former: readonly string[];
}

/** By headlines that were left out of the learning: the rules' reading stays where another one is hardly likelier. */
const LEAD = 1;

/**
 * Reads a headline by what was learned from annotated ones.
 * @param byRules what the rules read there
 * @param by another tagger than the product's own, for measuring
 */
export function readTaggedHeadline(text: string, byRules: HeadlineParts, by = tagger): HeadlineParts {
  const tokens = headlineTokens(text);
  if (tokens.length === 0) return byRules;
  const ruleTags = headlineRuleTags(text, tokens, byRules);
  const tags = by.tag(headlineFeatures(tokens, ruleTags), ruleTags, LEAD);
  if (tags.join() === ruleTags.join()) return byRules;
  const spans = spansOfTags(tokens, tags, HEADLINE_PARTS);
  const named = (part: HeadlineSpan['part']) =>
    spans.filter((span) => span.part === part).map(({ from, to }) => trimSigns(text.slice(from, to)));
  const [title] = named('title');
  const [company] = named('company');
  return { ...(title && { title }), ...(company && { company }), former: [...new Set(named('past'))] };
}

/** The rules' reading word by word, where its words stand in the headline. */
export function headlineRuleTags(text: string, tokens: readonly HeadlineToken[], byRules: HeadlineParts): string[] {
  const written = text.toLowerCase();
  const spans: HeadlineSpan[] = [];
  const mark = (part: HeadlineSpan['part'], value: string | undefined) => {
    const from = value === undefined ? -1 : written.indexOf(value.toLowerCase());
    if (value !== undefined && from >= 0) spans.push({ part, from, to: from + value.length });
  };
  mark('title', byRules.title);
  mark('company', byRules.company);
  for (const former of byRules.former) mark('past', former);
  return tagsOfSpans(tokens, spans);
}
