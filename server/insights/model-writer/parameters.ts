import type { TextId } from '../parameter-jobs/types.ts';
import type { FactKind } from './prompt-facts.ts';

const OF_PERSON: readonly FactKind[] = ['job', 'person', 'past', 'post'];
const OF_COMPANY: readonly FactKind[] = ['company', 'product', 'customer', 'case', 'price', 'news', 'cta'];

/** Facts that may tie a prospect to an offer. Not: job openings, names of clients, skills and schools, pastimes. */
export const LINKING: readonly FactKind[] = [
  'job',
  'person',
  'post',
  'company',
  'product',
  'customer',
  'case',
  'news',
  'page',
];

/** Facts on which something can be judged. */
export const JUDGED: readonly FactKind[] = [...OF_PERSON, ...OF_COMPANY, 'page'];

/** A text is asked for only when there is a fact of one of these kinds, and has to stand on one. */
export const STANDS_ON: Readonly<Record<TextId, readonly FactKind[]>> = {
  personalInterests: ['person', 'post', 'pastime'],
  prospectCompanyProfile: [...OF_COMPANY, 'page'],
  prospectSummary: ['job', 'person', 'past'],
  caseStudiesClients: ['case', 'client', 'page'],
  recentPostsSummary: ['post'],
  productsServicesSummary: ['product', 'company', 'page'],
  targetCustomersICP: ['customer', 'case', 'client', 'page'],
  recentCompanyUpdates: ['news', 'opening'],
  pricingInformation: ['price', 'page'],
  solutionsToPitch: LINKING,
  meetingOpener: [...OF_PERSON, 'company', 'product', 'customer', 'case', 'news'],
  idealDayTime: ['place'],
  websiteCTA: ['cta'],
  painPoints: ['post', 'person', 'job', 'opening'],
  reasoning: [...OF_PERSON, ...OF_COMPANY],
};

/** Texts that follow from the judgement of fit: without one they are not written. */
export const NEEDS_FIT: ReadonlySet<TextId> = new Set(['solutionsToPitch', 'reasoning']);
/** Texts that have to be written anew when the judgement was. */
export const FOLLOWS_FIT: ReadonlySet<TextId> = new Set(['solutionsToPitch', 'reasoning', 'meetingOpener']);
