import { z } from 'zod';
import { LIMITS } from '../catalogue.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { enrichItem } from './enrichment.ts';
import { parameterId } from './parameters.ts';
import { plainText } from './text.ts';

/** The body of a request to enrich, as many profiles as a sheet may have; or a list that wants the same of all of them. */
export const quoteRequest = z.union([
  z.strictObject({
    linkedin_urls: z.array(z.string()).min(1).max(LIMITS.uploadRows),
    /** Parameter ids. Without it: the user's configured parameters. */
    columns: z.array(plainText(64)).max(100).optional(),
  }),
  enrichItem,
  z.array(enrichItem).min(1).max(LIMITS.uploadRows),
]);
export type QuoteRequest = z.infer<typeof quoteRequest>;

const quotedParameter = z.object({
  id: parameterId,
  /** 0 to 1: of how many profiles it was found. Null while none was looked for. */
  hit_rate: z.number().nullable(),
  /** The profiles that `hit_rate` was measured with: lately enriched ones of the user, or of everybody while those are few. */
  measured: z.number().int(),
  /** Credits, to two decimals. Without a hit rate it is the price of all profiles that ask for it. */
  likely: z.number(),
  /** It is skipped, free, as AI-generated values are without a company profile. */
  skipped: z.boolean(),
});
export type QuotedParameter = z.infer<typeof quotedParameter>;

export const quoteResponse = z.object({
  success: z.literal(true),
  /** Distinct ones. */
  profiles: z.number().int(),
  /** How many entries name a profile that another entry names too. */
  duplicates: z.number().int(),
  /** One text for each entry that is no profile URL. */
  validation_errors: z.array(z.string()),
  /** Profiles of which sources said something lately; what they said is not asked again. They cost as much as others. */
  fresh: z.number().int(),
  /** Profiles of people who asked not to be processed: these fail, free. They are among `profiles`. */
  suppressed: z.number().int(),
  /** What is held at the start, in credits: the price of all parameters of all profiles. It never costs more. */
  most: z.number().int(),
  /** What it will cost by the hit rates measured so far, in credits. */
  likely: z.number().int(),
  /** In the catalogue's order. */
  parameters: z.array(quotedParameter),
});
export type QuoteResponse = z.infer<typeof quoteResponse>;

export const quoteEndpoints = {
  quoteEnrichment: {
    tags: ['enrichment'],
    scopes: ['read', 'enrich'],
    summary: 'What enriching profiles would cost; starts and charges nothing',
    body: quoteRequest,
    response: quoteResponse,
  },
} satisfies EndpointsOfResource;
