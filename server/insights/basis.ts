import type { AiParameterId } from '../../shared/catalogue.ts';

/** Whether a value retells facts or is concluded from them: a conclusion is less sure, and is shown as one. */
export type Basis = 'fact' | 'inference';

/** What kind of statement each AI-generated parameter is, whoever writes it. */
export const BASIS: Readonly<Record<AiParameterId, Basis>> = {
  personalInterests: 'fact',
  prospectCompanyProfile: 'fact',
  prospectSummary: 'fact',
  caseStudiesClients: 'fact',
  recentPostsSummary: 'fact',
  productsServicesSummary: 'fact',
  targetCustomersICP: 'fact',
  recentCompanyUpdates: 'fact',
  pricingInformation: 'fact',
  // Only from trouble that the person states, or from an open role.
  painPoints: 'fact',
  websiteCTA: 'inference',
  solutionsToPitch: 'inference',
  meetingOpener: 'inference',
  idealDayTime: 'inference',
  reasoning: 'inference',
  confidenceScore: 'inference',
  tag: 'inference',
};
