import type { AiParameterId } from '../../shared/catalogue.ts';
import type { FitDecision } from '../../shared/contract/fit.ts';
import type { TokenUse } from '../providers/language-model/client.ts';
import type { GatheredFacts } from '../providers/profile-facts.ts';

export type { TokenUse };

/** The user's own company, as they described it. At least one of both is non-empty. */
export interface OwnCompany {
  website: string;
  description: string;
}

export interface InsightRequest {
  /** Only these are written. */
  parameters: readonly AiParameterId[];
  facts: GatheredFacts;
  ownCompany: OwnCompany;
  /** The clock, so that 'three weeks ago' can be tested. */
  now: Date;
  /** Told what a model used for it, once per call; a writer without a model never calls it. */
  onTokens?: (tokens: TokenUse) => void;
}

export interface Insight {
  value: string | number;
  /** The facts the text stands on, each quoted shortly: 'Post of 2026-10-02: "We moved …"'. */
  evidence: string[];
}

/** A parameter for which the facts give nothing to say is absent: it is not charged. */
export type Insights = Partial<Record<AiParameterId, Insight>>;

export interface WrittenInsights {
  values: Insights;
  /** The judgement that the texts follow; absent when nothing is known to judge by. */
  fit?: FitDecision | undefined;
}

export interface InsightWriter {
  /** As shown in provenance: 'built-in writer', or the model's name. */
  readonly label: string;
  /** Version of the prompt, for provenance; absent for a writer without one. */
  readonly promptVersion?: string;
  /** All requested parameters of one profile at once. */
  write(request: InsightRequest, signal: AbortSignal): Promise<WrittenInsights>;
}
