import { type PartSpan, tagsOfParts } from '../../../text-classifier/part-tags.ts';

/**
 * What words of a description name: kinds of customers, people who buy or use it, what is sold, customers that are excluded, customers
 * of the customers, and companies that are clients.
 */
export const DESCRIPTION_PARTS = ['customers', 'people', 'offer', 'excluded', 'theirs', 'clients'] as const;
export type DescriptionPart = (typeof DESCRIPTION_PARTS)[number];
export type DescriptionSpan = PartSpan<DescriptionPart>;

export const DESCRIPTION_TAGS = tagsOfParts(DESCRIPTION_PARTS);

/** What a sentence names tells nothing of the next. */
export const SENTENCE_MARK = /[.!?\n]/;
