import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { FitDecision } from '../../../shared/contract/fit.ts';
import { decideFit } from '../fit/decide-fit.ts';
import type { Insight, InsightRequest, Insights, WrittenInsights } from '../insight-writer.ts';
import { type Dossier, readDossier } from '../prospect/dossier.ts';
import { dropRepeated } from './drop-repeated.ts';
import { finish, namesOf } from './finish.ts';
import { writeCaseStudies } from './parameters/write-case-studies.ts';
import { writeCompanyProfile } from './parameters/write-company-profile.ts';
import { writeTargetCustomers } from './parameters/write-customers.ts';
import { writePersonalInterests } from './parameters/write-interests.ts';
import { writeMeetingOpener } from './parameters/write-opener.ts';
import { writePainPoints } from './parameters/write-pain.ts';
import { writeSolutions } from './parameters/write-pitch.ts';
import { writeRecentPostsSummary } from './parameters/write-posts.ts';
import { writePricing } from './parameters/write-pricing.ts';
import { writeProductsSummary } from './parameters/write-products.ts';
import { fitEvidence, writeReasoning } from './parameters/write-reasoning.ts';
import { writeProspectSummary } from './parameters/write-summary.ts';
import { writeIdealDayTime } from './parameters/write-timing.ts';
import { writeCompanyUpdates } from './parameters/write-updates.ts';
import { writeWebsiteCta } from './parameters/write-website-cta.ts';
import { UsedFacts } from './used-facts.ts';

type Writer = (dossier: Dossier, fit: FitDecision | undefined, used: UsedFacts) => Insight | undefined;

/** What writes each text, in the order in which they choose their facts: a fact is told in two texts at most. */
export const TEXT_WRITERS: Readonly<Record<AiParameterId, Writer>> = {
  painPoints: writePainPoints,
  meetingOpener: writeMeetingOpener,
  solutionsToPitch: writeSolutions,
  recentPostsSummary: writeRecentPostsSummary,
  recentCompanyUpdates: writeCompanyUpdates,
  personalInterests: writePersonalInterests,
  prospectSummary: writeProspectSummary,
  prospectCompanyProfile: writeCompanyProfile,
  productsServicesSummary: writeProductsSummary,
  targetCustomersICP: writeTargetCustomers,
  caseStudiesClients: writeCaseStudies,
  pricingInformation: writePricing,
  websiteCTA: writeWebsiteCta,
  idealDayTime: writeIdealDayTime,
  reasoning: writeReasoning,
  confidenceScore: (dossier, fit) => fit && { value: fit.score, evidence: fitEvidence(dossier, fit) },
  tag: (dossier, fit) =>
    fit && { value: fit.tag, evidence: [`Score: ${fit.score} of 100`, ...fitEvidence(dossier, fit)] },
};
/** Written before the news, which may say the same as a post. */
const TELLS_POSTS: ReadonlySet<AiParameterId> = new Set([
  'painPoints',
  'meetingOpener',
  'solutionsToPitch',
  'recentPostsSummary',
]);
const ORDER = Object.keys(TEXT_WRITERS) as AiParameterId[];

/**
 * Writes the AI-generated parameters asked for, by rules over the facts and the decision of fit.
 * @returns one entry per parameter the facts give something to say about, and the decision
 */
export function writeInsights(request: InsightRequest): WrittenInsights {
  const dossier = readDossier(request);
  const values: Insights = {};
  if (dossier === undefined) return { values };
  const fit = decideFit(dossier);
  const used = new UsedFacts();
  for (const parameter of ORDER) {
    if (!request.parameters.includes(parameter)) continue;
    const insight = TEXT_WRITERS[parameter](dossier, fit, used);
    if (insight === undefined) continue;
    const value = typeof insight.value === 'string' ? finish(insight.value, dossier) : insight.value;
    if (value === undefined) continue;
    values[parameter] = { ...insight, value };
    if (typeof value === 'string' && TELLS_POSTS.has(parameter)) used.noteWords(value, parameter);
  }
  dropRepeated(values, request.facts, () => namesOf(dossier).names);
  return { values, fit };
}
