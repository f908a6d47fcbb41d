import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { Insight, InsightRequest, Insights } from '../insight-writer.ts';
import { type Dossier, readDossier } from '../prospect/dossier.ts';
import { type FitScore, scoreEvidence, scoreFit } from './old-fit/fit-score.ts';
import { writeCompanyProfile, writeProductsSummary, writeTargetCustomers } from './parameters/write-company.ts';
import {
  writeCaseStudies,
  writeCompanyUpdates,
  writePricing,
  writeWebsiteCta,
} from './parameters/write-company-news.ts';
import { writePersonalInterests, writeRecentPostsSummary } from './parameters/write-interests.ts';
import { writeMeetingOpener } from './parameters/write-opener.ts';
import { writePainPoints, writeSolutions } from './parameters/write-pitch.ts';
import { writeReasoning } from './parameters/write-score.ts';
import { writeProspectSummary } from './parameters/write-summary.ts';
import { writeIdealDayTime } from './parameters/write-timing.ts';

type Score = () => FitScore | undefined;

const WRITERS: Readonly<Record<AiParameterId, (dossier: Dossier, score: Score) => Insight | undefined>> = {
  personalInterests: writePersonalInterests,
  prospectCompanyProfile: writeCompanyProfile,
  prospectSummary: writeProspectSummary,
  caseStudiesClients: writeCaseStudies,
  recentPostsSummary: writeRecentPostsSummary,
  productsServicesSummary: writeProductsSummary,
  targetCustomersICP: writeTargetCustomers,
  recentCompanyUpdates: writeCompanyUpdates,
  pricingInformation: writePricing,
  solutionsToPitch: writeSolutions,
  meetingOpener: writeMeetingOpener,
  idealDayTime: writeIdealDayTime,
  websiteCTA: writeWebsiteCta,
  painPoints: writePainPoints,
  reasoning: (dossier, score) => {
    const fit = score();
    return fit && writeReasoning(dossier, fit);
  },
  confidenceScore: (dossier, score) => {
    const fit = score();
    return fit && { value: fit.total, evidence: scoreEvidence(dossier) };
  },
  tag: (dossier, score) => {
    const fit = score();
    return fit && { value: fit.tag, evidence: [`Score: ${fit.total} of 100`, ...scoreEvidence(dossier)] };
  },
};

/** A person without title, headline and company cannot be rated. */
function scoreOnce(dossier: Dossier): Score {
  let fit: FitScore | undefined;
  return () => {
    if (dossier.title === undefined && dossier.seniority === undefined && dossier.facts === undefined) return undefined;
    fit ??= scoreFit(dossier);
    return fit;
  };
}

/**
 * Writes the AI-generated parameters asked for, by rules and templates over the facts and the user's own description.
 * @returns one entry per parameter the facts give something to say about
 */
export function writeInsights(request: InsightRequest): Insights {
  const dossier = readDossier(request);
  const insights: Insights = {};
  if (dossier === undefined) return insights;
  const score = scoreOnce(dossier);
  for (const parameter of request.parameters) {
    const insight = WRITERS[parameter](dossier, score);
    if (insight !== undefined) insights[parameter] = insight;
  }
  return insights;
}
