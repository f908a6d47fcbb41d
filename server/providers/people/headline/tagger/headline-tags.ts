import { type PartSpan, tagsOfParts } from '../../../../text-classifier/part-tags.ts';

/** What words of a headline are: the present role and employer, former employers, further roles and where they are held. */
export const HEADLINE_PARTS = ['title', 'company', 'past', 'role2', 'org2'] as const;
export type HeadlinePart = (typeof HEADLINE_PARTS)[number];
export type HeadlineSpan = PartSpan<HeadlinePart>;

export const HEADLINE_TAGS = tagsOfParts(HEADLINE_PARTS);
