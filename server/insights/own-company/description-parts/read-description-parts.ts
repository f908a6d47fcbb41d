import path from 'node:path';
import { spansOfTags } from '../../../text-classifier/part-tags.ts';
import { SequenceTagger } from '../../../text-classifier/sequence-tagger.ts';
import { DESCRIPTION_PARTS, type DescriptionSpan } from './description-tags.ts';
import { descriptionTokens } from './description-tokens.ts';
import { descriptionTagFeatures } from './tag-features.ts';

const tagger = new SequenceTagger(path.join(import.meta.dirname, 'description-tags.bin'));

/**
 * Reads what a description of one's own company names, by what was learned of marked ones: kinds of customers, people, what is sold.
 * @param by another tagger than the product's own, for measuring
 */
export function readDescriptionParts(text: string, by: Pick<SequenceTagger, 'tag'> = tagger): DescriptionSpan[] {
  const tokens = descriptionTokens(text);
  return tokens.length === 0
    ? []
    : spansOfTags(tokens, by.tag(descriptionTagFeatures(text, tokens)), DESCRIPTION_PARTS);
}
