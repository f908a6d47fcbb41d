import {
  type AiParameterId,
  isAiParameter,
  type ParameterId,
  type PlainParameterId,
} from '../../../shared/catalogue.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { FitDecision } from '../../../shared/contract/fit.ts';
import { BASIS } from '../../insights/basis.ts';
import type { InsightWriter, OwnCompany, TokenUse } from '../../insights/insight-writer.ts';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import { type DerivedParameters, deriveEach } from '../derive/derive-parameters.ts';
import { deriveUploadedValues } from '../upload-facts/derive-uploaded-values.ts';
import type { UploadedCell } from '../uploaded-cell.ts';

/** Values with where each came from; a parameter without a value is in neither. */
export interface Values {
  result: Job['result'];
  provenance: Job['provenance'];
}

/** What was written, with the judgement that it follows. */
export interface InsightValues extends Values {
  fit: FitDecision | undefined;
}

/** How sure a conclusion is, as a share of how sure its facts are. */
const INFERENCE_CONFIDENCE = 0.6;

/** The plain parameters asked for, read and derived from the facts. */
export function buildPlainValues(columns: readonly ParameterId[], facts: GatheredFacts): Values {
  const plain = columns.filter((id): id is PlainParameterId => !isAiParameter(id));
  const values: Values = { result: {}, provenance: {} };
  deriveEach(plain, facts, (id, value, origin) => {
    values.result[id] = value;
    values.provenance[id] = origin;
  });
  return values;
}

/** The parameters asked for that the user's own row answers: these are not charged. @param givenAt when the file was uploaded */
export function buildUploadedValues(
  columns: readonly ParameterId[],
  slug: string,
  extra: readonly UploadedCell[],
  givenAt: Date,
): Values {
  return separate(extra.length === 0 ? {} : deriveUploadedValues(columns, slug, extra, givenAt.toISOString()));
}

function separate(derived: DerivedParameters): Values {
  const values: Values = { result: {}, provenance: {} };
  for (const [id, { value, ...origin }] of Object.entries(derived)) {
    values.result[id as PlainParameterId] = value;
    values.provenance[id as PlainParameterId] = origin;
  }
  return values;
}

/** The AI-generated parameters asked for, written from the facts and the user's own company. */
export async function buildInsightValues(
  writer: InsightWriter,
  parameters: readonly AiParameterId[],
  facts: GatheredFacts,
  ownCompany: OwnCompany,
  onTokens: (tokens: TokenUse) => void,
  signal: AbortSignal,
): Promise<InsightValues> {
  const now = new Date();
  const written = await writer.write({ parameters, facts, ownCompany, now, onTokens }, signal);
  // A text is no surer than the least sure of the facts it may stand on, and a conclusion less sure than its facts.
  const surest = Math.min(...Object.values(facts).map((part) => part.confidence));
  const values: InsightValues = { result: {}, provenance: {}, fit: written.fit };
  for (const id of parameters) {
    const insight = written.values[id];
    if (!insight) continue;
    values.result[id] = insight.value;
    values.provenance[id] = {
      source: writer.label,
      retrieved_at: now.toISOString(),
      confidence: BASIS[id] === 'fact' ? surest : Math.round(surest * INFERENCE_CONFIDENCE * 100) / 100,
      basis: BASIS[id],
      evidence: insight.evidence,
      ...(writer.promptVersion !== undefined && { prompt_version: writer.promptVersion }),
    };
  }
  return values;
}
