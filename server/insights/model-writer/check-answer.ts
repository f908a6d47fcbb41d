import { indexFacts } from '../../providers/language-model/grounding/find-ungrounded.ts';
import type { Insight } from '../insight-writer.ts';
import { TEXT_JOBS } from '../parameter-jobs/text-jobs.ts';
import type { TextId } from '../parameter-jobs/types.ts';
import { findLanguageFaults } from '../wording/language-faults.ts';
import type { WrittenText } from './answer-schema.ts';
import { findClauseFlaw } from './check-clause.ts';
import type { JudgedFit } from './check-fit.ts';
import { findBrokenRule } from './check-rules.ts';
import { type GroundingContext, zoneNamesOf } from './grounding-context.ts';
import { STANDS_ON } from './parameters.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { citeAll, readEvidence } from './read-evidence.ts';
import { orderFor } from './text-question.ts';

/** What a model wrote for a text: usable, or why not, in words that go back to the model. */
export type CheckedAnswer = { insight: Insight } | { refused: string };

/** More characters than so many words can have. */
const CHARS_A_WORD = 14;

/**
 * Judges a text: form, evidence, that it names nobody and nothing beyond the facts, and that it keeps to the rules of its job.
 * @param fit the judgement that stands; undefined when there is none
 */
export function checkText(
  id: TextId,
  written: WrittenText,
  context: GroundingContext,
  fit: JudgedFit | undefined,
): CheckedAnswer {
  const text = written.text.replace(/\s+/g, ' ').trim();
  const bounds = { most: TEXT_JOBS[id].mostWords * CHARS_A_WORD, instructions: `${INSTRUCTIONS} ${orderFor(id)}` };
  const ground = id === 'idealDayTime' ? withZoneNames(context) : context;
  // As it was written: lists and headings show by their lines.
  const flaw = findClauseFlaw(written.text.trim(), bounds, ground);
  if (flaw) return { refused: flaw };
  const [fault] = findLanguageFaults(text, { names: context.names, given: context.texts.join('\n') });
  if (fault) return { refused: `it holds ${fault.rule}: ${fault.found.slice(0, 60)}` };
  const facts = readEvidence(STANDS_ON[id], written.evidence, text, context);
  if (facts === undefined) return { refused: 'it names no fact that could carry it as evidence' };
  const broken = findBrokenRule(id, text, facts, context, fit);
  if (broken) return { refused: broken };
  // A pitch rests on what is sold, whether the model names it or not.
  const own =
    id === 'solutionsToPitch' ? [...context.byId.values()].filter(({ kind }) => kind === 'own').slice(-1) : [];
  const shown = facts.filter((fact) => !own.includes(fact)).slice(0, MOST_BESIDE_OWN);
  return { insight: { value: text, evidence: citeAll([...shown, ...own]) } };
}
const MOST_BESIDE_OWN = 3;

function withZoneNames(context: GroundingContext): GroundingContext {
  return { ...context, factIndex: indexFacts([...context.texts, ...zoneNamesOf(context)]) };
}
