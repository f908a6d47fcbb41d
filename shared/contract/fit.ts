import { z } from 'zod';
import { TAGS } from '../catalogue.ts';

/** What a person has to do with buying what the user offers. */
export const BUYING_ROLES = ['buys', 'influences', 'uses', 'none', 'unknown'] as const;
export type BuyingRole = (typeof BUYING_ROLES)[number];

const FIT_VERDICTS = [
  /** The kind of company the user sells to, and a person who decides or comes close to it. */
  'clear',
  'possible',
  /** Nothing known of the prospect gives a reason to write to them for this offer. */
  'none',
  /** The user's description says too little, or in a language that could not be read: an English phrase is asked for. */
  'unread',
] as const;

export const DISQUALIFIERS = [
  'competitor',
  'colleague',
  'student',
  'job_seeker',
  'retired',
  'too_small',
  'too_large',
  'elsewhere',
] as const;
export type Disqualifier = (typeof DISQUALIFIERS)[number];

const part = z.object({
  points: z.number().int(),
  most: z.number().int(),
  /** A clause saying why, without the points. */
  because: z.string(),
});

/** One reason why this prospect may need what the user offers. */
const link = z.object({
  /** What it rests on: what the company is, a customer the user names, or a fact by which the need shows. */
  kind: z.enum(['customer_type', 'named_customer', 'need']),
  /** The user's side, in the user's words: 'pharma companies', 'cold chain monitoring'. */
  yours: z.string(),
  /** The prospect's side, in the words of the facts. */
  theirs: z.string(),
  /** Where that stands: 'Industry', 'Company update of 2026-03-12', 'Post of 2026-10-20', 'Product Vaxi'. */
  where: z.string(),
  /** That it bears on the offer was concluded from all of its words; in others a sign of such a need was found. */
  likely: z.boolean().optional(),
});

/** The judgement of how well a prospect fits the user's company, made once before any text is written. */
export const fitDecision = z.object({
  verdict: z.enum(FIT_VERDICTS),
  /** Which kind of customer the prospect's company is, plural: 'drug makers'; null when it is none. */
  customer_type: z.string().nullable(),
  /** The trouble that the user's offer would likely take away for them, as a clause; null when there is none to name. */
  problem: z.string().nullable(),
  role: z.enum(BUYING_ROLES),
  disqualifier: z.object({ kind: z.enum(DISQUALIFIERS), text: z.string() }).nullable(),
  /** Strongest first; empty when nothing ties the two together. */
  links: z.array(link),
  /** Their points add up to the score, their maxima to 100. */
  parts: z.object({ market: part, role: part, reach: part, timing: part }),
  score: z.number().int(),
  tag: z.enum(TAGS),
  /** How sure the decision is: by how much is known of the prospect and of the user's own company. */
  confidence: z.enum(['high', 'medium', 'low']),
  /** Who the prospect is to the user, in one or two sentences. */
  summary: z.string(),
});
export type FitDecision = z.infer<typeof fitDecision>;
export type FitLink = FitDecision['links'][number];
export type FitPart = FitDecision['parts']['market'];
