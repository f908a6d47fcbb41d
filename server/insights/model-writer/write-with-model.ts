import type { LanguageModel } from '../../providers/language-model/language-model.ts';
import { SourceError } from '../../providers/source-error.ts';
import type { InsightRequest, Insights } from '../insight-writer.ts';
import { type CheckedAnswer, checkScore, checkText, tagOf } from './check-answer.ts';
import { createGroundingContext, type GroundingContext } from './grounding-context.ts';
import { listPromptFacts } from './list-prompt-facts.ts';
import { ASKED_PARAMETERS, type AskedId } from './parameters.ts';
import { INSTRUCTIONS, type PromptNotes, type Written, writePrompt, writtenSchema } from './prompt.ts';
import type { PromptFact } from './prompt-facts.ts';

/** The score is asked for with everything that speaks of it. */
const RATED = ['confidenceScore', 'tag', 'reasoning'] as const;

/**
 * Has a model write the AI-generated parameters asked for, all in one call. What does not stand on the facts is asked for once
 * more, all of it in one second call; what does not stand then is left out.
 * @throws SourceError when the model does not answer
 */
export async function writeWithModel(
  model: LanguageModel,
  request: InsightRequest,
  signal: AbortSignal,
): Promise<Insights> {
  const all = listPromptFacts(request.facts, request.ownCompany);
  const asked = chooseAsked(request, all);
  if (asked.length === 0) return {};
  // Pages are long: who asks for nothing that can stand on them does not pay for them.
  const readsPages = asked.some((id) => ASKED_PARAMETERS[id].standsOn.includes('page'));
  const facts = readsPages ? all : all.filter(({ kind }) => kind !== 'page');
  const context = createGroundingContext(facts, request);
  const ask = (ids: readonly AskedId[], notes: PromptNotes): Promise<Written> =>
    model.ask(
      {
        name: 'insights',
        instructions: INSTRUCTIONS,
        prompt: writePrompt(ids, facts, request.now, notes),
        schema: writtenSchema(ids),
        ...(request.onTokens && { onTokens: request.onTokens }),
      },
      signal,
    );

  const checked = check(asked, await ask(asked, {}), context);
  const refused = readRefused(checked);
  if (refused.size > 0) {
    const again = asked.filter((id) => refused.has(id));
    const score = scoreIn(checked);
    const notes = {
      refused,
      ...(score !== undefined && { score: `confidenceScore is ${score}, tag ${tagOf(score)}.` }),
    };
    const second = await ask(again, notes).catch((error: unknown) => {
      // What the first answer gave is good all the same.
      if (error instanceof SourceError) return {};
      throw error;
    });
    for (const [id, answer] of check(again, second, context, score)) checked.set(id, answer);
  }
  return deliver(request, checked);
}

/** What the facts can carry; the tag is read off the score. */
function chooseAsked({ parameters }: InsightRequest, facts: readonly PromptFact[]): AskedId[] {
  const kinds = new Set(facts.map(({ kind }) => kind));
  const wanted = new Set<AskedId>(parameters.filter((id) => id !== 'tag'));
  if (RATED.some((id) => parameters.includes(id))) wanted.add('confidenceScore');
  return (Object.keys(ASKED_PARAMETERS) as AskedId[]).filter((id) => {
    const { standsOn, needsOwn } = ASKED_PARAMETERS[id];
    return wanted.has(id) && standsOn.some((kind) => kinds.has(kind)) && !(needsOwn && !kinds.has('own'));
  });
}

function check(
  ids: readonly AskedId[],
  written: Written,
  context: GroundingContext,
  known?: number,
): Map<AskedId, CheckedAnswer> {
  const checked = new Map<AskedId, CheckedAnswer>();
  const given = written.confidenceScore;
  if (given && 'score' in given) checked.set('confidenceScore', checkScore(given, context));
  const score = scoreIn(checked) ?? known;
  for (const id of ids) {
    const text = written[id];
    if (text && 'text' in text) checked.set(id, checkText(id, text, context, score));
  }
  return checked;
}

function scoreIn(checked: ReadonlyMap<AskedId, CheckedAnswer>): number | undefined {
  const score = checked.get('confidenceScore');
  return score && 'insight' in score ? Number(score.insight.value) : undefined;
}

function readRefused(checked: ReadonlyMap<AskedId, CheckedAnswer>): Map<AskedId, string> {
  return new Map([...checked].flatMap(([id, one]) => ('refused' in one ? [[id, one.refused] as const] : [])));
}

function deliver({ parameters }: InsightRequest, checked: ReadonlyMap<AskedId, CheckedAnswer>): Insights {
  const insights: Insights = {};
  for (const parameter of parameters) {
    const one = checked.get(parameter === 'tag' ? 'confidenceScore' : parameter);
    if (!one || 'refused' in one) continue;
    const { value, evidence } = one.insight;
    insights[parameter] =
      parameter === 'tag'
        ? { value: tagOf(Number(value)), evidence: [`Score: ${value} of 100`, ...evidence] }
        : one.insight;
  }
  return insights;
}
