import { type AiParameterId, isAiParameter, type ParameterId, type PlainParameterId } from '../../shared/catalogue.ts';
import type { Job } from '../../shared/contract/enrichment.ts';
import type { InsightWriter, OwnCompany } from '../insights/insight-writer.ts';
import type { GatheredFacts } from '../providers/profile-facts.ts';
import { deriveParameters } from './derive/derive-parameters.ts';

/** Values with where each came from; a parameter without a value is in neither. */
export interface Values {
  result: Job['result'];
  provenance: Job['provenance'];
}

/** The plain parameters asked for, read and derived from the facts. */
export function deliverPlainValues(columns: readonly ParameterId[], facts: GatheredFacts): Values {
  const plain = columns.filter((id): id is PlainParameterId => !isAiParameter(id));
  const values: Values = { result: {}, provenance: {} };
  for (const [id, { value, ...origin }] of Object.entries(deriveParameters(plain, facts))) {
    values.result[id as PlainParameterId] = value;
    values.provenance[id as PlainParameterId] = origin;
  }
  return values;
}

/** The AI-generated parameters asked for, written from the facts and the user's own company. */
export async function deliverInsights(
  writer: InsightWriter,
  parameters: readonly AiParameterId[],
  facts: GatheredFacts,
  ownCompany: OwnCompany,
  signal: AbortSignal,
): Promise<Values> {
  const now = new Date();
  const insights = await writer.write({ parameters, facts, ownCompany, now }, signal);
  // A text is no surer than the least sure of the facts it may stand on.
  const confidence = Math.min(...Object.values(facts).map((part) => part.confidence));
  const values: Values = { result: {}, provenance: {} };
  for (const id of parameters) {
    const insight = insights[id];
    if (!insight) continue;
    values.result[id] = insight.value;
    values.provenance[id] = {
      source: writer.label,
      retrieved_at: now.toISOString(),
      confidence,
      evidence: insight.evidence,
    };
  }
  return values;
}
