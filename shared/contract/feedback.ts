import { z } from 'zod';
import { LIMITS } from '../catalogue.ts';
import { timestamp } from './responses.ts';
import { typedText } from './text.ts';

/** What is wrong with an AI-generated value. */
export const FEEDBACK_REASONS = ['not_true', 'not_useful', 'wrong_tone', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Thumbs up or down; down says why. */
export const feedbackRequest = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('up') }),
  z.object({
    verdict: z.literal('down'),
    reason: z.enum(FEEDBACK_REASONS),
    comment: typedText(LIMITS.feedbackCommentChars).default(''),
  }),
]);
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** What the user said of one value. */
export const feedback = z.object({
  verdict: z.enum(['up', 'down']),
  /** Null with thumbs up. */
  reason: z.enum(FEEDBACK_REASONS).nullable(),
  /** In the user's words; often empty. */
  comment: z.string(),
  given_at: timestamp,
});
