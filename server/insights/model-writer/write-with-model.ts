import type { LanguageModel } from '../../providers/language-model/language-model.ts';
import { SourceError } from '../../providers/source-error.ts';
import type { InsightRequest, Insights, WrittenInsights } from '../insight-writer.ts';
import { TEXT_IDS } from '../parameter-jobs/text-jobs.ts';
import { askAndCheck, type Checked } from './ask-and-check.ts';
import type { JudgedFit } from './check-fit.ts';
import { listPromptFacts } from './list-prompt-facts.ts';
import { listQuestions } from './list-questions.ts';
import { citeAll } from './read-evidence.ts';
import { statePoints } from './state-points.ts';

/**
 * Has a model judge the fit and write the AI-generated parameters asked for, all in one call, or in two smaller ones side by side
 * for a model that is set up so.
 * @throws SourceError when the model does not answer
 */
export async function writeWithModel(
  model: LanguageModel,
  request: InsightRequest,
  signal: AbortSignal,
): Promise<WrittenInsights> {
  const facts = listPromptFacts(request.facts, request.ownCompany, request.now);
  const questions = listQuestions(request.parameters, facts, model.callsPerProfile);
  const outcomes = await Promise.allSettled(questions.map((question) => askAndCheck(model, question, request, signal)));
  const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    // What one question gave is good all the same.
    if (answered.length === 0 || !(outcome.reason instanceof SourceError)) throw outcome.reason;
  }
  return deliver(request, answered);
}

function deliver({ parameters }: InsightRequest, answered: readonly Checked[]): WrittenInsights {
  const fit = answered.find((one) => one.fit)?.fit;
  const values: Insights = {};
  for (const id of TEXT_IDS) {
    if (!parameters.includes(id)) continue;
    const one = answered.flatMap(({ texts }) => texts.get(id) ?? []).at(-1);
    if (one && 'insight' in one) values[id] = one.insight;
  }
  if (fit === undefined) return { values };
  addRated(values, parameters, fit);
  return { values, fit: fit.decision };
}

/** Score and tag are read off the judgement; the reasoning ends on its points. */
function addRated(values: Insights, parameters: InsightRequest['parameters'], { decision, rests }: JudgedFit): void {
  const { score, tag, summary } = decision;
  const evidence = citeAll(rests);
  if (parameters.includes('confidenceScore')) values.confidenceScore = { value: score, evidence };
  if (parameters.includes('tag')) values.tag = { value: tag, evidence: [`Score: ${score} of 100`, ...evidence] };
  if (!parameters.includes('reasoning')) return;
  const written = values.reasoning ?? { value: summary, evidence };
  values.reasoning = { ...written, value: `${written.value} ${statePoints(decision)}` };
}
