import type { LanguageModel } from '../../providers/language-model/language-model.ts';
import { SourceError } from '../../providers/source-error.ts';
import type { InsightRequest } from '../insight-writer.ts';
import type { TextId } from '../parameter-jobs/types.ts';
import { type Asked, type Written, writtenSchema } from './answer-schema.ts';
import { type CheckedAnswer, checkText } from './check-answer.ts';
import { checkFit, type JudgedFit } from './check-fit.ts';
import { createGroundingContext, type GroundingContext } from './grounding-context.ts';
import { FOLLOWS_FIT, NEEDS_FIT } from './parameters.ts';
import { INSTRUCTIONS, type PromptNotes, writePrompt } from './prompt.ts';
import type { PromptFact } from './prompt-facts.ts';

/** What to ask in one call, and from which facts. */
export interface FactQuestion {
  asked: Asked;
  facts: readonly PromptFact[];
}

/** What came of it, good and bad. */
export interface Checked {
  fit?: JudgedFit;
  texts: ReadonlyMap<TextId, CheckedAnswer>;
  refused: ReadonlyMap<TextId | 'fit', string>;
}

/**
 * Asks a model and checks what it says. What does not stand on the facts is asked for once more, all of it in one second call;
 * what does not stand then is left out.
 * @throws SourceError when the model does not answer
 */
export async function askAndCheck(
  model: LanguageModel,
  { asked, facts }: FactQuestion,
  request: InsightRequest,
  signal: AbortSignal,
): Promise<Checked> {
  const context = createGroundingContext(facts, request);
  const ask = (wanted: Asked, notes: PromptNotes): Promise<Written> =>
    model.ask(
      {
        name: 'insights',
        instructions: INSTRUCTIONS,
        prompt: writePrompt(wanted, facts, request.now, notes),
        schema: writtenSchema(wanted),
        ...(request.onTokens && { onTokens: request.onTokens }),
      },
      signal,
    );

  const first = check(asked, await ask(asked, {}), context, { dropsLinks: false });
  if (first.refused.size === 0) return first;
  const again = { fit: first.refused.has('fit'), texts: asked.texts.filter((id) => first.refused.has(id)) };
  const notes = { refused: first.refused, ...(first.fit && { fit: sumUp(first.fit) }) };
  const written = await ask(again, notes).catch((error: unknown) => {
    // What the first answer gave is good all the same.
    if (error instanceof SourceError) return {};
    throw error;
  });
  const second = check(again, written, context, { dropsLinks: true, standing: first.fit });
  return { ...second, texts: new Map([...first.texts, ...second.texts]) };
}

/** @param options.standing the judgement of the first answer, when it stands */
function check(
  { fit: judges, texts: ids }: Asked,
  written: Written,
  context: GroundingContext,
  { dropsLinks, standing }: { dropsLinks: boolean; standing?: JudgedFit | undefined },
): Checked {
  const texts = new Map<TextId, CheckedAnswer>();
  const refused = new Map<TextId | 'fit', string>();
  const judged = judges && written.fit ? checkFit(written.fit, context, { dropsLinks }) : undefined;
  if (judged && 'refused' in judged) refused.set('fit', judged.refused);
  const fit = judged && 'fit' in judged ? judged.fit : standing;
  for (const id of ids) {
    const text = written[id];
    if (!text || isMoot(id, fit, refused.has('fit'))) continue;
    const answer =
      refused.has('fit') && FOLLOWS_FIT.has(id)
        ? { refused: 'it follows a judgement of fit that was refused' }
        : checkText(id, text, context, fit);
    texts.set(id, answer);
    if ('refused' in answer) refused.set(id, answer.refused);
  }
  return { ...(fit && { fit }), texts, refused };
}

/** A pitch without a reason is not asked for again, nor is anything that follows a judgement nobody gave. */
function isMoot(id: TextId, fit: JudgedFit | undefined, isRefused: boolean): boolean {
  if (isRefused || !NEEDS_FIT.has(id)) return false;
  return fit === undefined || (id === 'solutionsToPitch' && fit.linked.size === 0) || isOut(id, fit);
}

const isOut = (id: TextId, { decision: { verdict } }: JudgedFit): boolean =>
  id === 'solutionsToPitch' && (verdict === 'none' || verdict === 'unread');

function sumUp({ decision: { verdict, links, summary, tag } }: JudgedFit): string {
  const tied = links.map(({ yours, theirs }) => `"${theirs}" calls for "${yours}"`).join('; ');
  return `${summary} ${tied ? `Links: ${tied}.` : 'There is no link: no text speaks of the offer.'} (${verdict}, ${tag})`;
}
